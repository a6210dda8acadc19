// What a lesson points at. The choices it lights are marked wherever they stand on the page: in the list, on the map, on a card.
// Only marks are set; nothing is covered, and nothing else has to know of lessons.
import { useEffect } from "react";
import type { Choice, Decision, LessonInfo } from "../api/types.ts";
import { lastOf } from "../state/commands.ts";

/** The mark; its value says how near to the choice itself the element is. */
export const POINTED = "data-pointed";

const quoted = (text: string) => text.replaceAll("\\", "\\\\").replaceAll('"', '\\"');

/** Where a choice can be made, the nearest place first: its own button, its verb, the things it is about. */
export function places(choice: Choice, endTurn: string): { readonly nearness: string; readonly selector: string }[] {
  const things = choice.things.flatMap(({ kind, code }) => [
    `[data-thing="${quoted(`${kind}:${code}`)}"]`,
    ...(kind === "space" ? [`[data-space="${quoted(code)}"]`] : []),
    ...(kind === "square" ? [`[data-square="${quoted(code)}"]`] : []),
  ]);
  return [
    { nearness: "choice", selector: `[data-code="${quoted(choice.code)}"]` },
    ...(choice.verb === endTurn ? [{ nearness: "choice", selector: '[data-code="confirm-end-turn"]' }] : []),
    // what is asked once more is meant, too
    ...(choice.loss || choice.fight || lastOf(choice).length > 0
      ? [{ nearness: "choice", selector: '[data-code="confirm-loss"]' }]
      : []),
    { nearness: "verb", selector: `[data-verb="${quoted(choice.verb)}"]` },
    ...things.map((selector) => ({ nearness: "thing", selector })),
  ];
}

/** What has to be unfolded to see an element, if it is in a list that is folded. */
const lidOf = (element: Element) => element.closest("details:not([open])")?.querySelector("summary") ?? undefined;

/** The choices a lesson points at. */
export const shownBy = (lesson: LessonInfo | undefined, decision: Decision | undefined): readonly Choice[] =>
  decision?.choices.filter((choice) => lesson?.light.includes(choice.code)) ?? [];

/** Marks what is pointed at, as long as it is, also in what is drawn later. */
export function usePointing(choices: readonly Choice[], endTurn: string) {
  useEffect(() => {
    const root = document.getElementById("main");
    if (!root) {
      return;
    }
    const spots = choices.flatMap((choice) => places(choice, endTurn));
    const mark = () => {
      const marked = new Map<Element, string>();
      for (const { nearness, selector } of spots) {
        for (const element of root.querySelectorAll(selector)) {
          if (!marked.has(element)) {
            marked.set(element, nearness);
          }
        }
      }
      for (const [element, nearness] of [...marked]) {
        const lid = nearness === "thing" ? undefined : lidOf(element);
        if (lid && !marked.has(lid)) {
          marked.set(lid, "list");
        }
      }
      for (const old of root.querySelectorAll(`[${POINTED}]`)) {
        if (!marked.has(old)) {
          old.removeAttribute(POINTED);
        }
      }
      for (const [element, nearness] of marked) {
        if (element.getAttribute(POINTED) !== nearness) {
          element.setAttribute(POINTED, nearness);
        }
      }
    };
    mark();
    const watching = new MutationObserver(mark);
    watching.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["open", "data-code", "data-verb", "data-space", "data-square", "data-thing"],
    });
    return () => {
      watching.disconnect();
      for (const old of root.querySelectorAll(`[${POINTED}]`)) {
        old.removeAttribute(POINTED);
      }
    };
  }, [choices, endTurn]);
}
