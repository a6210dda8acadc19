import { type ComponentType, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

/**
 * A part of the page that comes when it is first wanted. Where it cannot be fetched it says so, and the next time it is wanted it is
 * tried again.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | undefined;
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, when its module is read
  return function Later(props: P) {
    const { t } = useTranslation();
    const [Loaded, setLoaded] = useState(() => known);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (known) {
        return;
      }
      load().then(
        (component) => {
          known = component;
          setLoaded(() => component);
        },
        () => setFailed(true),
      );
    }, []);
    if (Loaded) {
      return <Loaded {...props} />;
    }
    return failed ? (
      <p role="alert" className="problem">
        {t("connection.lost")}
      </p>
    ) : null;
  };
}
