import { fromPointer } from '@specshelf/base/pointer';
import { findSpans } from '@specshelf/parser/find-spans';
import type { LineOfInput, LinePlace, LinesInput, LinesOutput } from '../../base/ports/work/source-lines.js';
import type { IndexedText } from '../../features/sources/view/indexed-text.js';
import { linesOfRanges } from '../../features/sources/view/lines-of-ranges.js';
import type { TaskContext } from '../tasks/create-task-context.js';

type Texts = Pick<TaskContext, 'readText'>;

/** Reads some lines of a stored text. */
export async function readLines(
  { source, isPrinted, ranges }: LinesInput,
  { readText }: Texts,
): Promise<LinesOutput> {
  const text = await readText(source, isPrinted);
  const format = formatOf(text);
  return { format, count: text.count, ranges: linesOfRanges(text, format, ranges) };
}

/** The deepest aliases of YAML that are followed. */
const yamlDepth = 100;

/** No description is nested deeper. The time to find a value grows with the square of its depth. */
const longestPointer = 300;

/** Returns the place of a value, or of the nearest parent that the text has. */
export async function findLine(
  { source, isPrinted, pointer }: LineOfInput,
  { readText }: Texts,
): Promise<LinePlace | undefined> {
  const tokens = fromPointer(pointer)?.slice(0, longestPointer);
  if (tokens === undefined) return undefined;
  const text = await readText(source, isPrinted);
  const pointers = tokens.map((_, index) => tokens.slice(0, index + 1));
  const spans = findSpansOrNone(text, pointers);
  const span = spans.findLast((found) => found !== undefined);
  const at = span?.at ?? 0;
  const { number, start } = text.lineAt(at);
  return { line: number, column: at - start + 1 };
}

/** An invalid text has no positions. */
function findSpansOrNone(text: IndexedText, pointers: readonly string[][]): ReturnType<typeof findSpans> {
  try {
    return findSpans({ text: text.text, format: formatOf(text) }, pointers, yamlDepth);
  } catch {
    return [];
  }
}

function formatOf({ text }: IndexedText): 'json' | 'yaml' {
  return /^\s{0,100}[{[]/.test(text) ? 'json' : 'yaml';
}
