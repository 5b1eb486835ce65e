import type { SourceFile } from '../files/source-file.js';
import { type Path, tokensOf } from '../json/path.js';
import { toPointer } from '../json/pointer.js';
import { jsonSpansOf } from '../positions/json-spans-of.js';
import { positionsOf, type Span } from '../positions/spans.js';
import { yamlSpansOf } from '../positions/yaml-spans-of.js';
import type { ParserLimits } from './limits.js';
import type { Problem } from './problem.js';

/** A problem as it is met: where it stands in the text is found out only if it is listed. */
interface Finding {
  readonly code: string;
  readonly severity: Problem['severity'];
  /** Listed before everything else of its severity: other problems may follow from it. */
  readonly first?: true;
  readonly message: string;
  readonly file: SourceFile;
  readonly at?: Path | readonly string[] | undefined;
  readonly offset?: number | undefined;
}

export interface ProblemList {
  add(finding: Finding): void;
  /** How many were added. */
  count(): number;
  /** The worst first, then as they stand in the files; no more than the limit. */
  list(): Problem[];
}

export function createProblemList(limits: ParserLimits): ProblemList {
  const errors: Finding[] = [];
  const warnings: Finding[] = [];
  const infos: Finding[] = [];
  const lists = { error: errors, warning: warnings, info: infos };
  let count = 0;
  return {
    add(finding) {
      count += 1;
      const list = lists[finding.severity];
      if (finding.first) {
        list.unshift(finding);
      } else if (list.length < limits.problems) {
        list.push(finding);
      }
    },
    count: () => count,
    list: () => {
      // The few of severity info are always listed: what was done to the description explains the rest.
      const problems = [...errors, ...warnings].slice(0, Math.max(0, limits.problems - infos.length));
      return locate([...problems, ...infos], limits)
        .sort(byPlace)
        .map(toProblem);
    },
  };
}

/** The spans of values in a file. */
export function spansOf(
  file: SourceFile,
  pointers: readonly (readonly string[])[],
  limits: ParserLimits,
): (Span | undefined)[] {
  return file.format === 'json'
    ? jsonSpansOf(file.text, pointers, file.indent)
    : yamlSpansOf(file.text, pointers, limits.yamlDepth);
}

interface Located extends Finding {
  readonly tokens: readonly string[] | undefined;
  place?: { readonly offset: number; readonly line: number; readonly column: number };
}

function locate(findings: readonly Finding[], limits: ParserLimits): Located[] {
  const located = findings.map((finding): Located => ({ ...finding, tokens: tokensAt(finding.at) }));
  for (const [file, inFile] of groupByFile(located)) {
    const pointed = inFile.filter(({ offset, tokens }) => offset === undefined && tokens !== undefined);
    const spans = nearestSpans(
      file,
      pointed.map(({ tokens }) => tokens ?? []),
      limits,
    );
    // What is true of the whole file stands at its beginning.
    const offsets = inFile.map((finding) => finding.offset ?? spans[pointed.indexOf(finding)]?.at ?? 0);
    const positions = positionsOf(file.text, offsets);
    inFile.forEach((finding, index) => {
      const [offset = 0, position] = [offsets[index], positions[index]];
      if (position !== undefined) {
        finding.place = { offset, ...position };
      }
    });
  }
  return located;
}

/** What an alias or a merge brought in has no place of its own in the text: it stands where its nearest parent stands. */
function nearestSpans(
  file: SourceFile,
  pointers: readonly (readonly string[])[],
  limits: ParserLimits,
): (Span | undefined)[] {
  const spans = pointers.length === 0 ? [] : spansOf(file, pointers, limits);
  const lost = [...spans.keys()].filter((index) => spans[index] === undefined);
  const parents = lost.flatMap((index) => prefixesOf(pointers[index] ?? []));
  const found = parents.length === 0 ? [] : spansOf(file, parents, limits);
  let place = 0;
  for (const index of lost) {
    const own = found.slice(place, place + prefixesOf(pointers[index] ?? []).length);
    spans[index] = own.findLast((span) => span !== undefined);
    place += own.length;
  }
  return spans;
}

const prefixesOf = (pointer: readonly string[]) =>
  pointer.slice(1).map((_, index) => pointer.slice(0, index + 1));

function tokensAt(at: Finding['at']): readonly string[] | undefined {
  return at === undefined || isTokens(at) ? at : tokensOf(at);
}

const isTokens = (at: Path | readonly string[]): at is readonly string[] => Array.isArray(at);

function groupByFile(findings: readonly Located[]): Map<SourceFile, Located[]> {
  const groups = new Map<SourceFile, Located[]>();
  for (const finding of findings) {
    const group = groups.get(finding.file);
    if (group === undefined) {
      groups.set(finding.file, [finding]);
    } else {
      group.push(finding);
    }
  }
  return groups;
}

const ranks = { error: 0, warning: 1, info: 2 };

function byPlace(a: Located, b: Located): number {
  return (
    ranks[a.severity] - ranks[b.severity] ||
    Number(b.first ?? false) - Number(a.first ?? false) ||
    a.file.order - b.file.order ||
    (a.place?.offset ?? 0) - (b.place?.offset ?? 0)
  );
}

/** A name in a hostile file may be as long as the file; the place says enough then. */
const longest = { message: 500, pointer: 4000 };

function toProblem({ message, code, severity, file, tokens, place }: Located): Problem {
  const pointer = tokens === undefined ? undefined : toPointer(tokens);
  return {
    message: message.length > longest.message ? `${message.slice(0, longest.message)}…` : message,
    code,
    severity,
    ...(pointer !== undefined && pointer.length <= longest.pointer && { pointer }),
    ...(!file.entry && { file: file.location }),
    ...(place !== undefined && { line: place.line, column: place.column }),
  };
}
