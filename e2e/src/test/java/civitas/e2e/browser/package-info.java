/** What the tests do at a browser: who visits, what is looked at, how somebody plays. Nothing here reaches around the page, except to prepare a table. */
@NullMarked
package civitas.e2e.browser;

import org.jspecify.annotations.NullMarked;
