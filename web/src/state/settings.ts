import { create } from "zustand";
import type { Pace } from "../telling/teller.ts";

export type Theme = "auto" | "light" | "dark";
export type Language = "en" | "ru";

/** What a person likes, kept in this browser. */
export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly confirmEndTurn: boolean;
  /** Whether what is lost for good is asked about once more. */
  readonly confirmLoss: boolean;
  /** Whether attacks are asked about once more. */
  readonly confirmFight: boolean;
  /** Whether it is asked once more before the last of something is spent on what cannot be taken back. */
  readonly confirmLast: boolean;
  /** Whether questions to which there is only one answer are answered for me. */
  readonly answerEmpty: boolean;
  readonly calm: boolean;
  readonly guideDone: boolean;
  readonly labels: boolean;
  /** How what others do is told. */
  readonly telling: Pace;
  readonly sound: boolean;
  /** Whether a guest has been asked for a name. */
  readonly nameAsked: boolean;
  /** Whether what one holds stays open at the foot of the table. */
  readonly handPinned: boolean;
  /** Whether the column beside the map is folded away. */
  readonly sideFolded: boolean;
}

const KEY = "civitas.settings";

const DEFAULTS: Settings = {
  language: navigator.language.toLowerCase().startsWith("ru") ? "ru" : "en",
  theme: "auto",
  confirmEndTurn: true,
  confirmLoss: true,
  confirmFight: true,
  confirmLast: false,
  answerEmpty: true,
  calm: false,
  guideDone: false,
  labels: false,
  telling: "calm",
  sound: false,
  nameAsked: false,
  handPinned: false,
  sideFolded: false,
};

function remembered(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const useSettings = create<Settings>(() => remembered());

export function change(settings: Partial<Settings>) {
  useSettings.setState(settings);
}

useSettings.subscribe((settings) => {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser without storage forgets; nothing else depends on it
  }
});

/** Whether nothing on the screen should move by itself. */
export function still(): boolean {
  return useSettings.getState().calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
