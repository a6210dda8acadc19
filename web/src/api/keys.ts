// The keys of log lines and questions that any game says; each game knows its own.
import type { LogKey as CivLogKey, PromptKey as CivPromptKey } from "../civ/keys.ts";
import type { LogKey as ClashLogKey, PromptKey as ClashPromptKey } from "../clash/keys.ts";

export type LogKey = ClashLogKey | CivLogKey;
export type PromptKey = ClashPromptKey | CivPromptKey;
