/** Returns the names in braces of a path or URL. */
export function templateNames(template: string): string[] {
  const names: string[] = [];
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', open + 1)) {
    const close = template.indexOf('}', open);
    if (close < 0) break;
    names.push(template.slice(open + 1, close));
    open = close;
  }
  return names;
}
