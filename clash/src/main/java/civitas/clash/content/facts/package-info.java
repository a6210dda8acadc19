/** What is known of the components: facts read from the content files of all boxes as if they were one. */
@NullMarked
package civitas.clash.content.facts;

import org.jspecify.annotations.NullMarked;
