import type { SourceFile } from '../files/source-file.js';
import { type Container, placesIn } from '../json/locate-containers.js';
import { toPointer } from '../json/pointer.js';
import type { ParserLimits } from './limits.js';
import type { Problem } from './problem.js';
import type { ProblemList } from './problem-list.js';

/** Where something was found: an object or array of a file, or a member of it. */
export interface Place {
  readonly file: SourceFile;
  readonly holder: Container;
  readonly token?: string | number | undefined;
}

export interface Finding extends Place {
  readonly severity: Exclude<Problem['severity'], 'info'>;
  readonly code: string;
  readonly message: string;
  /** Listed before everything else of its severity. */
  readonly first?: true;
  /** Another place, which the message ends with. */
  readonly also?: Place;
}

export interface Findings {
  add(finding: Finding): void;
  /** Hands all of them over, with their places. */
  settle(problems: ProblemList): void;
}

/**
 * What is found is kept with the object it was found in. Most descriptions have nothing to tell of, so nobody keeps
 * account of paths while looking; those of the few objects that are told of are looked up at the end.
 */
export function createFindings(limits: ParserLimits): Findings {
  const listed: Finding[] = [];
  const found = { error: 0, warning: 0 };
  const beyond: Record<Finding['severity'], { finding: Finding; times: number } | undefined> = {
    error: undefined,
    warning: undefined,
  };

  function count(finding: Finding): void {
    const known = beyond[finding.severity];
    beyond[finding.severity] = { finding: known?.finding ?? finding, times: (known?.times ?? 0) + 1 };
  }

  return {
    add(finding) {
      found[finding.severity] += 1;
      if (found[finding.severity] <= limits.problems || finding.first) {
        listed.push(finding);
      } else {
        count(finding);
      }
    },
    settle(problems) {
      const tokensOf = locate(listed);
      for (const finding of listed) {
        const { file, severity, code, first } = finding;
        const message = finding.message + alsoAt(finding, tokensOf);
        problems.add({ file, severity, code, message, at: tokensOf(finding), ...(first && { first }) });
      }
      for (const more of [beyond.error, beyond.warning]) {
        for (let time = 0; more !== undefined && time < more.times; time += 1) {
          problems.add({ ...more.finding, message: more.finding.message });
        }
      }
    },
  };
}

type TokensOf = (place: Place) => string[];

function locate(findings: readonly Finding[]): TokensOf {
  const wanted = new Map<SourceFile, Set<Container>>();
  for (const place of findings.flatMap((finding) => [finding, finding.also ?? finding])) {
    const holders = wanted.get(place.file) ?? new Set();
    wanted.set(place.file, holders.add(place.holder));
  }
  const found = new Map<SourceFile, Map<Container, string[]>>();
  for (const [file, holders] of wanted) {
    found.set(file, placesIn(file.root, holders));
  }
  return ({ file, holder, token }) => {
    const tokens = found.get(file)?.get(holder) ?? [];
    return token === undefined ? tokens : [...tokens, String(token)];
  };
}

function alsoAt({ file, also }: Finding, tokensOf: TokensOf): string {
  if (also === undefined) {
    return '';
  }
  const where = also.file === file || also.file.entry ? '' : `${also.file.location}#`;
  return ` ${where}${toPointer(tokensOf(also))}`;
}
