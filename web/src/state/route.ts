import { useSyncExternalStore } from "react";

/** Where we are, as the parts of the path. */
export function useRoute(): string[] {
  const path = useSyncExternalStore(subscribe, () => location.pathname);
  return path.split("/").filter(Boolean).map(decodeURIComponent);
}

function subscribe(notify: () => void) {
  addEventListener("popstate", notify);
  addEventListener("civitas:route", notify);
  return () => {
    removeEventListener("popstate", notify);
    removeEventListener("civitas:route", notify);
  };
}

export function go(path: string, how: "push" | "replace" = "push") {
  if (how === "push") {
    history.pushState(null, "", path);
  } else {
    history.replaceState(null, "", path);
  }
  dispatchEvent(new Event("civitas:route"));
}
