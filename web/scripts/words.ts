// Before the tests: the page can speak its languages, which it learns only when they are wanted.
import { wordsFor } from "../src/text/i18n.ts";

await Promise.all([wordsFor("en"), wordsFor("ru")]);
