/** What a viewer may know (rules chapter 18), and imagining what he does not. */
@NullMarked
package civitas.clash.view;

import org.jspecify.annotations.NullMarked;
