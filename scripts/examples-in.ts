/** The programs that a Markdown text shows, or, of a source file, its docstrings. */
export function examplesIn(text: string): string[] {
  const withoutStars = text.replace(/^ *\* ?/gm, '');
  return [...withoutStars.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code]) => (code ? [code] : []));
}
