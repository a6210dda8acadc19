/** What is in the box (rules chapter 1): kinds of pieces and cards, with their numbers read from the content files. */
@NullMarked
package civitas.clash.content;

import org.jspecify.annotations.NullMarked;
