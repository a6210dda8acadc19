import { create } from "zustand";

/** The city whose screen is open, by its square; empty for the first that can act. */
export const useCity = create<{ readonly square: string }>(() => ({ square: "" }));

export const pickCity = (square: string) => useCity.setState({ square });
