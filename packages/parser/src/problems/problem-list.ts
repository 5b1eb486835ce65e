import { toPointer } from '@specshelf/base/pointer';
import type { SourceFile } from '../files/source-file.js';
import { type Path, tokensOf } from '../json/path.js';
import { lineColumnsOf } from '../text/line-column.js';
import type { ParserLimits } from './limits.js';
import { nearestSpans } from './nearest-spans.js';
import type { Problem, ProblemCounts } from './problem.js';

/** A problem before its position in the text is known: positions are computed for listed problems only. */
interface UnlocatedProblem {
  readonly code: string;
  readonly severity: Problem['severity'];
  /** Listed before all others of its severity, because other problems may be its consequences. */
  readonly first?: true | undefined;
  readonly message: string;
  readonly file: SourceFile;
  readonly at?: Path | readonly string[] | undefined;
  readonly offset?: number | undefined;
}

export interface ProblemList {
  add(finding: UnlocatedProblem): void;
  /** Returns the number of added problems. */
  count(): number;
  /** Returns the number of added problems by severity. */
  counts(): ProblemCounts;
  /** Returns problems up to the limit, by severity, then by file and position. */
  list(): Problem[];
}

export function createProblemList(limits: ParserLimits): ProblemList {
  const errors: UnlocatedProblem[] = [];
  const warnings: UnlocatedProblem[] = [];
  const infos: UnlocatedProblem[] = [];
  const lists = { error: errors, warning: warnings, info: infos };
  const counts: ProblemCounts = { error: 0, warning: 0, info: 0 };
  return {
    add(finding) {
      counts[finding.severity] += 1;
      const list = lists[finding.severity];
      if (finding.first) list.unshift(finding);
      else if (list.length < limits.problems) list.push(finding);
    },
    count: () => counts.error + counts.warning + counts.info,
    counts: () => ({ ...counts }),
    list: () => {
      // Infos are few and explain the other problems: always list them.
      const problems = [...errors, ...warnings].slice(0, Math.max(0, limits.problems - infos.length));
      return locate([...problems, ...infos], limits.yamlDepth)
        .sort(byPosition)
        .map(toProblem);
    },
  };
}

interface LocatedProblem extends UnlocatedProblem {
  readonly tokens: readonly string[] | undefined;
  position?: { readonly offset: number; readonly line: number; readonly column: number };
}

function locate(findings: readonly UnlocatedProblem[], yamlDepth: number): LocatedProblem[] {
  const located = findings.map((finding): LocatedProblem => ({ ...finding, tokens: tokensAt(finding.at) }));
  for (const [file, inFile] of groupByFile(located)) {
    const withPointer = inFile.filter(({ offset, tokens }) => offset === undefined && tokens !== undefined);
    const pointers = withPointer.map(({ tokens }) => tokens ?? []);
    const spans = nearestSpans(file, pointers, yamlDepth);
    // A problem of the whole file is at its beginning.
    const offsets = inFile.map((finding) => finding.offset ?? spans[withPointer.indexOf(finding)]?.at ?? 0);
    const lineColumns = lineColumnsOf(file.text, offsets);
    inFile.forEach((finding, index) => {
      const [offset = 0, lineColumn] = [offsets[index], lineColumns[index]];
      if (lineColumn !== undefined) finding.position = { offset, ...lineColumn };
    });
  }
  return located;
}

function tokensAt(at: UnlocatedProblem['at']): readonly string[] | undefined {
  return at === undefined || isTokens(at) ? at : tokensOf(at);
}

const isTokens = (at: Path | readonly string[]): at is readonly string[] => Array.isArray(at);

function groupByFile(findings: readonly LocatedProblem[]): Map<SourceFile, LocatedProblem[]> {
  const groups = new Map<SourceFile, LocatedProblem[]>();
  for (const finding of findings) {
    const group = groups.get(finding.file);
    if (group === undefined) groups.set(finding.file, [finding]);
    else group.push(finding);
  }
  return groups;
}

const ranks = { error: 0, warning: 1, info: 2 };

function byPosition(a: LocatedProblem, b: LocatedProblem): number {
  return (
    ranks[a.severity] - ranks[b.severity] ||
    Number(b.first ?? false) - Number(a.first ?? false) ||
    a.file.order - b.file.order ||
    (a.position?.offset ?? 0) - (b.position?.offset ?? 0)
  );
}

/** Longer messages are truncated, and longer pointers omitted: a name in a hostile file can be as long as the file. */
const longest = { message: 500, pointer: 4000 };

function toProblem({ message, code, severity, file, tokens, position }: LocatedProblem): Problem {
  const text = message.length > longest.message ? `${message.slice(0, longest.message)}…` : message;
  const problem: Problem = { message: text, code, severity };
  const pointer = tokens === undefined ? undefined : toPointer(tokens);
  if (pointer !== undefined && pointer.length <= longest.pointer) problem.pointer = pointer;
  if (!file.entry) problem.file = file.location;
  if (position !== undefined) Object.assign(problem, { line: position.line, column: position.column });
  return problem;
}
