import { Fragment, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TableInfo } from "../api/types.ts";
import { useSettings } from "../state/settings.ts";
import { useGame } from "../state/store.ts";
import { Icon } from "../ui/Icon.tsx";
import { type Chapter, howTo } from "./howto.ts";
import { Sources } from "./Sources.tsx";
import "./aid.css";

/** How to play in a few paragraphs, with pictures of the pieces: for the boxes of this table. */
export function HowToPlay({ table }: { table: TableInfo }) {
  const { t } = useTranslation();
  const ui = useGame();
  const language = useSettings((settings) => settings.language) === "ru" ? "ru" : "en";
  const [chapters, setChapters] = useState<readonly Chapter[]>();
  const { game, boxes } = table;
  const set = boxes.join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same boxes are the same text
  useEffect(() => {
    let wanted = true;
    void howTo(game, boxes).then((told) => wanted && setChapters(told));
    return () => {
      wanted = false;
    };
  }, [game, set]);
  if (chapters === undefined) {
    return <p className="muted">{t("loading")}</p>;
  }
  return (
    <div className="howto">
      {chapters.map((chapter) => (
        <section key={chapter.id} data-chapter={chapter.id}>
          <div className="howto-pictures">
            {chapter.pictures.map((picture) => (
              <Fragment key={picture}>{ui.picture?.(picture) ?? <Icon name={picture} size={34} />}</Fragment>
            ))}
          </div>
          <h3>{chapter.title[language]}</h3>
          {chapter.text.map((paragraph) => (
            <p key={paragraph.en}>{paragraph[language]}</p>
          ))}
        </section>
      ))}
      <Sources game={game} boxes={boxes} />
    </div>
  );
}
