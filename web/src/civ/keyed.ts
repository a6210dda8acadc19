/** Cards of a kind are all alike: numbers them, so that each has a key of its own. */
export function keyed(codes: readonly string[]): readonly { readonly code: string; readonly key: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const number = seen.get(code) ?? 0;
    seen.set(code, number + 1);
    return { code, key: `${code} ${number}` };
  });
}
