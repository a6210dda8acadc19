/** Social policies (rules 16.4). */
@NullMarked
package civitas.civ.wisdom.policy;

import org.jspecify.annotations.NullMarked;
