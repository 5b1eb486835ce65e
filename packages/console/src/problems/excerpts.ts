import { type LinesOfText, type LinkedLine, RequestError } from '@specshelf/service';
import type { SourceRequest } from '../source/read-source.js';
import type { Problem } from './listed-problem.js';

/** The lines around a problem. */
export interface Excerpt {
  format: LinesOfText['format'];
  lines: readonly LinkedLine[];
}

/** Lines above and below a problem. */
const around = 2;

/** The longest part of a line. */
const width = 160;

/** Reads the lines around problems, with one query for each file. Problems without a place or a stored file have none. */
export async function readExcerpts(
  { source }: Pick<SourceRequest, 'source'>,
  problems: readonly Problem[],
): Promise<Map<Problem, Excerpt>> {
  const byFile = new Map<string | undefined, Problem[]>();
  for (const problem of problems) {
    if (problem.line === undefined || source.missing !== undefined) continue;
    if (problem.file !== undefined && !source.files.includes(problem.file)) continue;
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  const excerpts = new Map<Problem, Excerpt>();
  for (const [file, inFile] of byFile) {
    const found = await source.lines({ file }, inFile.map(rangeOf)).catch(noneIfTooLarge);
    inFile.forEach((problem, index) => {
      const lines = found?.ranges[index] ?? [];
      if (found && lines.length > 0) excerpts.set(problem, { format: found.format, lines });
    });
  }
  return excerpts;
}

function rangeOf({ line = 1, column = 1 }: Problem) {
  return { from: line - around, to: line + around, width, focus: { line, column } };
}

/** Problems are also useful without the lines of a file that is too large to read. */
function noneIfTooLarge(error: unknown): undefined {
  if (!(error instanceof RequestError) || error.meaning !== 'too-large') throw error;
}
