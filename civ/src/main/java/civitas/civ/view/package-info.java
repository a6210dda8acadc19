/** What viewers may know (chapter 17): views, imagined tables, audits, and the table as text. */
@NullMarked
package civitas.civ.view;

import org.jspecify.annotations.NullMarked;
