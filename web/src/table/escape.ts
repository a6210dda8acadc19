import { useEffect } from "react";

/** Escape puts something away, wherever the focus is. */
export function useEscape(close: () => void) {
  useEffect(() => {
    const key = (event: KeyboardEvent) => event.key === "Escape" && close();
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [close]);
}
