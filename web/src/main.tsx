import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { speak } from "./api/client.ts";
import { introduce } from "./state/session.ts";
import { type Language, useSettings } from "./state/settings.ts";
import { fontsFor } from "./text/fonts.ts";
import { i18n, wordsFor } from "./text/i18n.ts";
import "./styles/palette.css";
import "./styles/base.css";
import "./styles/dialogs.css";
import "./styles/pages.css";

function talk(language: Language) {
  speak(language);
  document.documentElement.lang = language;
  void i18n.changeLanguage(language);
}

const PAUSE_MILLIS = 2_000;

/** Comes true when a language can be spoken. Words that cannot be fetched are asked for until they can: without them there is no page. */
async function fluentIn(language: Language): Promise<void> {
  const letters = fontsFor(language);
  try {
    await wordsFor(language);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLIS));
    await fluentIn(language);
  }
  await letters;
}

talk(useSettings.getState().language);
useSettings.subscribe((now, before) => {
  if (now.language !== before.language) {
    void fluentIn(now.language).then(() => {
      // unless it has been changed again meanwhile
      if (useSettings.getState().language === now.language) {
        talk(now.language);
        void introduce();
      }
    });
  }
});

void introduce();

// Nothing is laid out before its words and letters are there: the page would jump, and what measures itself would measure others.
void fluentIn(useSettings.getState().language).then(() =>
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
