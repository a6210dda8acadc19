/** Lessons: prepared tables at which one learns a game by reaching small goals. Files say what is taught. */
@NullMarked
package civitas.server.learn;

import org.jspecify.annotations.NullMarked;
