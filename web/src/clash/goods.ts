/** Reads the code of goods, such as `2food+1ore`. */
export function goodsOf(code: string): [string, number][] {
  if (code === "nothing") {
    return [];
  }
  return code.split("+").flatMap((part) => {
    const match = /^(\d+)([a-z]+)$/.exec(part);
    return match ? [[match[2]!, Number(match[1])] as [string, number]] : [];
  });
}
