import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client.ts";
import { useSettings } from "../state/settings.ts";
import { type Source, saysSources, sourcesOf } from "./sources.ts";

/** Which cards of some boxes are attested and which are reconstructed; nothing where all are as printed. */
export function Sources({ game, boxes }: { game: string; boxes: readonly string[] }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const [sources, setSources] = useState<readonly Source[]>([]);
  const set = boxes.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same boxes say the same, another language says it otherwise
  useEffect(() => {
    let wanted = true;
    const show = (found: readonly Source[]) => wanted && setSources(found);
    const find = async () => {
      const content = await api.content(game, boxes);
      return saysSources(content) ? sourcesOf(content, (await api.texts(game, boxes)).things) : [];
    };
    // what cannot be had is left out: the text of the box says that there are such cards
    find().then(show, () => show([]));
    return () => {
      wanted = false;
    };
  }, [game, set, language]);
  return sources.length === 0 ? null : (
    <details className="sources">
      <summary>{t("sources")}</summary>
      {sources.map(({ attested, name, cards }) => (
        <p key={attested} data-attested={attested}>
          <b>{name}:</b> {cards.join(", ")}.
        </p>
      ))}
    </details>
  );
}
