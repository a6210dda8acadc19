/** What people read: phrases that know no language, and lexicons that turn them into Russian or English. */
@NullMarked
package civitas.kernel.text;

import org.jspecify.annotations.NullMarked;
