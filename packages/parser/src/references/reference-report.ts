import type { JSONObject, JSONValue } from '@specshelf/base/json';
import { resolveTokens, toPointer } from '@specshelf/base/pointer';
import type { Finding, Findings } from '../problems/findings.js';
import type { ParserLimits } from '../problems/limits.js';
import type { RulesVersion } from '../reading/version.js';
import { quote, shorten } from '../text/quote.js';
import type { OpenedFile } from './file-set.js';
import { referenceCycles } from './reference-cycles.js';
import { finalGroup, type ReferenceGroup } from './reference-group.js';
import { typeNameOf } from './target-type-error.js';

type UnopenedFile = Exclude<OpenedFile, { kind: 'open' | 'broken' }>;

interface MissingFile {
  readonly code: string;
  readonly severity: Finding['severity'];
  readonly reason: string;
  readonly groups: ReferenceGroup[];
}

/** Collects unresolved references, and reports each missing file once, however many references it has. */
export class ReferenceReport {
  readonly #limits: ParserLimits;
  readonly #cycleSeverity: Finding['severity'];
  readonly #missing = new Map<string, MissingFile>();
  /** The first group of each location beyond a limit. */
  readonly #excluded = {
    full: new Map<string, ReferenceGroup>(),
    'too-large': new Map<string, ReferenceGroup>(),
  };

  constructor(version: RulesVersion, limits: ParserLimits) {
    this.#limits = limits;
    // JSON Schema, and with it 3.1, forbids infinite references; earlier versions do not mention them.
    this.#cycleSeverity = version === '2.0' || version === '3.0' ? 'warning' : 'error';
  }

  addUnsupported(group: ReferenceGroup, reason: string): void {
    this.#addMissing(group.location, group, { code: 'reference-not-allowed', severity: 'error', reason });
  }

  addMissingFile(group: ReferenceGroup, location: string, opened: UnopenedFile): void {
    if (opened.kind === 'unavailable' || opened.kind === 'absent') {
      const reason = opened.kind === 'absent' ? notSent : opened.reason;
      this.#addMissing(location, group, { code: 'reference-unavailable', severity: 'warning', reason });
    } else if (!this.#excluded[opened.kind].has(location)) {
      this.#excluded[opened.kind].set(location, group);
    }
  }

  report(groups: readonly ReferenceGroup[], findings: Findings): void {
    const { files, total } = this.#limits;
    const fileLimit = `The limit for a description is ${files} files`;
    const sizeLimit = `The limit for all files of a description is ${total} characters`;
    reportExcluded('limit-files', fileLimit, this.#excluded.full, findings);
    reportExcluded('limit-size', sizeLimit, this.#excluded['too-large'], findings);
    reportMissing(this.#missing, findings);
    for (const group of groups) reportGroup(group, findings);
    for (const { group, object } of referenceCycles(groups)) {
      const message = `This $ref, ${quote(group.text)}, leads back to itself through references only`;
      findings.add(
        problemAt(group, object, { code: 'reference-loop', severity: this.#cycleSeverity, message }),
      );
    }
  }

  #addMissing(location: string, group: ReferenceGroup, cause: Omit<MissingFile, 'groups'>): void {
    const missing = this.#missing.get(location) ?? { ...cause, groups: [] };
    missing.groups.push(group);
    this.#missing.set(location, missing);
  }
}

const notSent = 'it was not sent with the description, which has no URL to fetch it from';

/** Reports all excluded files in one problem. */
function reportExcluded(
  code: string,
  limit: string,
  locations: ReadonlyMap<string, ReferenceGroup>,
  findings: Findings,
): void {
  const group = [...locations.values()].find(({ objects }) => objects.length > 0);
  const object = group?.objects[0];
  if (group === undefined || object === undefined) return;
  const count = locations.size === 1 ? '1 more file is' : `${locations.size} more files are`;
  const message = `${limit}: ${count} missing from the result`;
  findings.add({ ...problemAt(group, object, { code, severity: 'error', message }), first: true });
}

function reportMissing(missing: ReadonlyMap<string, MissingFile>, findings: Findings): void {
  for (const [location, { code, severity, reason, groups }] of missing) {
    const count = groups.reduce((sum, { objects }) => sum + objects.length, 0);
    const times = count > 1 ? ` (${count} references)` : '';
    const [group] = groups;
    const object = groups.flatMap(({ objects }) => objects)[0];
    if (group !== undefined && object !== undefined) {
      const message = `${quote(location)} is missing from the result: ${reason}${times}`;
      findings.add(problemAt(group, object, { code, severity, message }));
    }
  }
}

function reportGroup(group: ReferenceGroup, findings: Findings): void {
  const { type, objects, name } = group;
  const last = finalGroup(group);
  for (const object of objects) {
    if (!type.type.referable && name === '$ref') {
      const message = `A $ref is not allowed in place of ${typeNameOf(type)}; it is resolved nevertheless`;
      findings.add(
        problemAt(group, object, { code: 'reference-not-expected', severity: 'warning', message }),
      );
    }
    if (last.failure !== undefined) {
      findings.add(problemAt(group, object, { ...last.failure, severity: 'error' }));
    } else if (last !== group) {
      const message = `${quote(group.text)} passes through another $ref, which many tools do not support: use ${quote(last.text)}`;
      findings.add(
        problemAt(group, object, { code: 'reference-through-reference', severity: 'warning', message }),
      );
    }
  }
}

function problemAt(
  { scope, name }: ReferenceGroup,
  holder: JSONObject,
  problem: Pick<Finding, 'code' | 'severity' | 'message'>,
): Finding {
  return { ...problem, file: scope.file, holder, token: name };
}

/** Describes a reference without a target by the first missing member. `whole` is the name of `root`. */
export function missingTarget(
  { location, fragment }: { location: string; fragment: string },
  whole: string,
  root: JSONValue,
  tokens: readonly string[],
): string {
  const { found } = resolveTokens(root, tokens);
  const parent = location + (found > 0 ? `#${toPointer(tokens.slice(0, found))}` : '');
  const name = tokens[found] ?? '';
  return `${quote(`${location}#${fragment}`)} does not exist: ${inBackticks(parent, whole)} has no ${inBackticks(name, 'empty name')}`;
}

const inBackticks = (text: string, fallback: string) => (text === '' ? fallback : `\`${shorten(text)}\``);
