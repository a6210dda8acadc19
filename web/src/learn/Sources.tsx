import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../api/client.ts";
import { isAsPrinted } from "../state/boxes.ts";
import { useSession } from "../state/session.ts";
import { useSettings } from "../state/settings.ts";
import { type Source, sourcesOf } from "./sources.ts";

/** Which cards of some boxes are attested and which are reconstructed, asked for by whoever opens it; nothing where all are as printed. */
export function Sources({ game, boxes }: { game: string; boxes: readonly string[] }) {
  const { t } = useTranslation();
  const language = useSettings((settings) => settings.language);
  const info = useSession((session) => session.games.find((other) => other.id === game));
  const [open, setOpen] = useState(false);
  const [sources, setSources] = useState<readonly Source[]>([]);
  const set = boxes.join(",");
  const known = !info || isAsPrinted(info, boxes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same boxes say the same, another language says it otherwise
  useEffect(() => {
    if (known || !open) {
      return;
    }
    let wanted = true;
    const show = (found: readonly Source[]) => wanted && setSources(found);
    const find = async () => sourcesOf(await api.content(game, boxes), (await api.texts(game, boxes)).things);
    // what cannot be had is left out: the text of the box says that there are such cards
    find().then(show, () => show([]));
    return () => {
      wanted = false;
    };
  }, [game, set, language, known, open]);
  return known ? null : (
    <details className="sources" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("sources")}</summary>
      {sources.map(({ attested, name, cards }) => (
        <p key={attested} data-attested={attested}>
          <b>{name}:</b> {cards.join(", ")}.
        </p>
      ))}
    </details>
  );
}
