/** Matches a regular expression with the flag `y` at an index. */
export function matchAt(sticky: RegExp, text: string, index: number): RegExpExecArray | undefined {
  sticky.lastIndex = index;
  return sticky.exec(text) ?? undefined;
}
