/** Around the tables: people and their accounts, seats, saved games. */
@NullMarked
package civitas.e2e.house;

import org.jspecify.annotations.NullMarked;
