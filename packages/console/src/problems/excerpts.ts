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

export interface Excerpts {
  byProblem: ReadonlyMap<Problem, Excerpt>;
  /** Why the lines of a file are not shown, by its location: reading them takes too long. `undefined` is the entry. */
  unread: ReadonlyMap<string | undefined, string>;
}

/** Reads the lines around problems, with one query for each file. Problems without a place or a stored file have none. */
export async function readExcerpts(
  { source }: Pick<SourceRequest, 'source'>,
  problems: readonly Problem[],
): Promise<Excerpts> {
  const byFile = new Map<string | undefined, Problem[]>();
  for (const problem of problems) {
    if (problem.line === undefined || source.missing !== undefined) continue;
    if (problem.file !== undefined && !source.files.includes(problem.file)) continue;
    byFile.set(problem.file, [...(byFile.get(problem.file) ?? []), problem]);
  }
  const excerpts = new Map<Problem, Excerpt>();
  const unread = new Map<string | undefined, string>();
  for (const [file, inFile] of byFile) {
    const found = await source.lines({ file }, inFile.map(rangeOf)).catch(reasonIfTooLarge);
    if (typeof found === 'string') {
      unread.set(file, found);
      continue;
    }
    inFile.forEach((problem, index) => {
      const lines = found.ranges[index] ?? [];
      if (lines.length > 0) excerpts.set(problem, { format: found.format, lines });
    });
  }
  return { byProblem: excerpts, unread };
}

function rangeOf({ line = 1, column = 1 }: Problem) {
  return { from: line - around, to: line + around, width, focus: { line, column } };
}

/** Returns the message of the error. Problems are also useful without the lines of a file that is too large to read. */
function reasonIfTooLarge(error: unknown): string {
  if (!(error instanceof RequestError) || error.meaning !== 'too-large') throw error;
  return error.message;
}
