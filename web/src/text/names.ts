import { useTable } from "../state/store.ts";

/** Names of things in the viewer's language, from the server's texts. */
export function useName(): (kind: string, code: string) => string {
  const texts = useTable((table) => table.texts);
  return (kind, code) => texts.get(`${kind}:${code}`)?.name ?? code;
}

export function useText(): (kind: string, code: string) => string {
  const texts = useTable((table) => table.texts);
  return (kind, code) => texts.get(`${kind}:${code}`)?.text ?? "";
}
