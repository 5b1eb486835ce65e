import type { LineReference } from '../ports/source-lines.js';

/** Links in one line. A minified document has more of them than a page can show. */
const most = 50;

/** `$ref` as a key of JSON or YAML, with a value in quotes or without. Values of more lines have no link. */
const pattern =
  /(?<![\w$])(["']?)\$ref\1[ \t]{0,20}:[ \t]{1,20}(?:"([^"\n]{1,1000})"|'([^'\n]{1,1000})'|([^\s"',{}[\]]{1,1000}))|"\$ref":"([^"\n]{1,1000})"/g;

/** Finds the values of `$ref` in a line. */
export function referencesIn(line: string): LineReference[] {
  if (!line.includes('$ref')) return [];
  const references: LineReference[] = [];
  for (const match of line.matchAll(pattern)) {
    const [whole, , double, single, plain, compact] = match;
    const text = double ?? single ?? plain ?? compact ?? '';
    const isQuoted = plain === undefined;
    const end = match.index + whole.length - (isQuoted ? 1 : 0);
    const target = double === undefined && compact === undefined ? text : unescaped(text);
    if (target !== undefined) references.push({ start: end - text.length, end, target });
    if (references.length === most) break;
  }
  return references;
}

/** Returns the value of a string of JSON, or of a string in double quotes of YAML with the escapes of JSON. */
function unescaped(text: string): string | undefined {
  if (!text.includes('\\')) return text;
  try {
    return String(JSON.parse(`"${text}"`));
  } catch {
    return undefined;
  }
}
