import type { JSONObject } from '@specshelf/base/json';
import { printJSON } from '../base/print-json.js';
import type { More } from '../model/schema-view.js';

/** Lines of a source on one page. */
const maxLines = 2_000;

/** Some lines of the source of an operation, as JSON. */
export interface SourceView {
  text: string;
  /** The lines after them. */
  more?: More;
}

/** Prints a fragment of a specification from a line on. */
export function planSource(fragment: JSONObject, id: string, from: number): SourceView {
  const lines = printJSON(fragment).split('\n');
  const end = from + maxLines;
  const text = lines.slice(from, end).join('\n');
  if (end >= lines.length) return { text };
  const target = { kind: 'part' as const, id, from: end };
  return { text, more: { text: `${lines.length - end} more lines`, target } };
}
