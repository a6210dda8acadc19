import { useEffect } from "react";
import { change, useSettings } from "../state/settings.ts";

const KEY = "c";

/** Whether the spaces of the map show their names: a setting that the key C turns on and off. */
export function useCoordinates(): boolean {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (event.key.toLowerCase() === KEY && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        change({ labels: !useSettings.getState().labels });
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return useSettings((settings) => settings.labels);
}
