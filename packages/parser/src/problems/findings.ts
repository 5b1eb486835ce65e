import type { Container } from '@specshelf/base/json';
import { toPointer } from '@specshelf/base/pointer';
import { locateInFiles } from '../files/locate-in-files.js';
import type { SourceFile } from '../files/source-file.js';
import type { ParserLimits } from './limits.js';
import type { Problem } from './problem.js';
import type { ProblemList } from './problem-list.js';

/** An object or array of a file, or a member of it. */
export interface Place {
  readonly file: SourceFile;
  readonly holder: Container;
  readonly token?: string | number | undefined;
}

export interface Finding extends Place {
  readonly severity: Exclude<Problem['severity'], 'info'>;
  readonly code: string;
  readonly message: string;
  /** Listed before all others of its severity. */
  readonly first?: true | undefined;
  /** Another place, whose pointer is appended to the message. */
  readonly also?: Place | undefined;
}

export interface Findings {
  add(finding: Finding): void;
  /** Adds all findings to the problems, with their pointers. */
  report(problems: ProblemList): void;
}

/**
 * Collects findings with the objects that hold them. Most descriptions have none, so checks do not track paths; the pointers
 * of the few holders are looked up at the end.
 */
export function createFindings(limits: ParserLimits): Findings {
  const listed: Finding[] = [];
  const counts = { error: 0, warning: 0 };
  const unlisted: Record<Finding['severity'], { finding: Finding; times: number } | undefined> = {
    error: undefined,
    warning: undefined,
  };
  return {
    add(finding) {
      const { severity } = finding;
      counts[severity] += 1;
      if (counts[severity] <= limits.problems || finding.first) {
        listed.push(finding);
      } else {
        const known = unlisted[severity];
        unlisted[severity] = { finding: known?.finding ?? finding, times: (known?.times ?? 0) + 1 };
      }
    },
    report(problems) {
      const tokensOf = locate(listed);
      for (const finding of listed) {
        const { file, severity, code, first } = finding;
        const message = finding.message + otherPlace(finding, tokensOf);
        problems.add({ file, severity, code, message, at: tokensOf(finding), first });
      }
      for (const more of [unlisted.error, unlisted.warning]) {
        for (let time = 0; more !== undefined && time < more.times; time += 1) problems.add(more.finding);
      }
    },
  };
}

type TokensOf = (place: Place) => string[];

function locate(findings: readonly Finding[]): TokensOf {
  const places = findings.flatMap((finding) => [finding, finding.also ?? finding]);
  const found = locateInFiles(places.map(({ file, holder }) => [file, holder]));
  return ({ file, holder, token }) => {
    const tokens = found.get(file)?.get(holder) ?? [];
    return token === undefined ? tokens : [...tokens, String(token)];
  };
}

function otherPlace({ file, also }: Finding, tokensOf: TokensOf): string {
  if (also === undefined) return '';
  const where = also.file === file || also.file.entry ? '' : `${also.file.location}#`;
  return ` ${where}${toPointer(tokensOf(also))}`;
}
