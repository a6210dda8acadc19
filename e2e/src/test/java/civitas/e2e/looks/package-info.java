/** How pages look and fit: languages, fonts, small screens, keyboards, and who could be kept out. */
@NullMarked
package civitas.e2e.looks;

import org.jspecify.annotations.NullMarked;
