import { create } from "zustand";

/** The city whose screen is open, by its square; empty for the first that can act. */
export const useCity = create<{ readonly square: string }>(() => ({ square: "" }));

export const pickCity = (square: string) => useCity.setState({ square });

/** The help of a city that stands on more than one square. */
export const METROPOLIS = "city-size:metropolis";
