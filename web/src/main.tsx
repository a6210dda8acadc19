import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { speak } from "./api/client.ts";
import { introduce } from "./state/session.ts";
import { useSettings } from "./state/settings.ts";
import { fontsFor } from "./text/fonts.ts";
import { i18n } from "./text/i18n.ts";
import "./styles/palette.css";
import "./styles/base.css";
import "./styles/dialogs.css";
import "./styles/pages.css";

function talk(language: string) {
  speak(language);
  document.documentElement.lang = language;
  void i18n.changeLanguage(language);
}

talk(useSettings.getState().language);
useSettings.subscribe((now, before) => {
  if (now.language !== before.language) {
    void fontsFor(now.language).then(() => {
      // unless it has been changed again meanwhile
      if (useSettings.getState().language === now.language) {
        talk(now.language);
        void introduce();
      }
    });
  }
});

void introduce();

// Nothing is laid out before its letters are there: the page would jump, and what measures itself would measure others.
void fontsFor(useSettings.getState().language).then(() =>
  createRoot(document.getElementById("root")!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
