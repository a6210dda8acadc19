/** Agents outside the program: any command that reads questions and writes answers, one per line. */
@NullMarked
package civitas.lab.bot;

import org.jspecify.annotations.NullMarked;
