/** Who is who: accounts, guests, sessions and the secrets that prove them. */
@NullMarked
package civitas.server.account;

import org.jspecify.annotations.NullMarked;
