import type { LogKey } from "../api/types.ts";

const TALK = /^log\.(offers|offers-lapse|accepts-offer|declines-offer|recalls-offer|offer-void|done-trading)$/;

/** Whether a line is haggling: offers made, refused and taken back. What comes of it is told by other lines. */
export const isTalk = (key: LogKey): boolean => TALK.test(key);
