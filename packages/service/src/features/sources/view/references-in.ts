import type { LineReference } from '../../../base/ports/work/source-lines.js';

/** Links in one line. A minified document has more of them than a page can show. */
const most = 50;

/** `$ref` as a key of JSON or YAML, with a value in quotes or without. Values of more lines have no link. */
const pattern =
  /(?<![\w$])(["']?)\$ref\1[ \t]{0,20}:[ \t]{1,20}(?:"([^"\n]{1,1000})"|'([^'\n]{1,1000})'|([^\s"',{}[\]#][^\s"',{}[\]]{0,999}))|"\$ref":"([^"\n]{1,1000})"/g;

/** Finds the values of `$ref` in a line. */
export function referencesIn(line: string): LineReference[] {
  if (!line.includes('$ref')) return [];
  const references: LineReference[] = [];
  for (const match of line.matchAll(pattern)) {
    const [whole, , double, single, plain, compact] = match;
    if (match.index < (references.at(-1)?.end ?? 0)) continue;
    if (plain !== undefined) {
      const start = match.index + whole.length - plain.length;
      const isInBlock = blockIndentation.test(line.slice(0, match.index));
      const target = isInBlock ? plainInBlock(line.slice(start, start + longest)) : plain;
      references.push({ start, end: start + target.length, target });
    } else {
      const text = double ?? single ?? compact ?? '';
      const end = match.index + whole.length - 1;
      const target = single === undefined ? unescaped(text) : text;
      if (target !== undefined) references.push({ start: end - text.length, end, target });
    }
    if (references.length === most) break;
  }
  return references;
}

const longest = 1000;

/** What precedes a key outside of flow collections, or at the start of a line of one. */
const blockIndentation = /^[ \t]*(?:[-?][ \t]+)*$/;

/**
 * Returns a value without quotes at the start of a text, where only a comment ends it. As the line may also belong to a flow
 * collection that begins above, a comma before white space and a bracket that closes none of the value end it, too.
 */
function plainInBlock(text: string): string {
  const [value = ''] = text.split(/[ \t]#|,(?:\s|$)/, 1);
  let depth = 0;
  for (const { 0: bracket, index } of value.matchAll(/[{}[\]]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth < 0) return value.slice(0, index).trimEnd();
  }
  return value.trimEnd();
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
