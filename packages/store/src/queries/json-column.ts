import { isObject } from '@specshelf/base/json';
import type {
  AuditEntry,
  DeprecationRecord,
  MovedLabel,
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
  OrganizationProfile,
  Publisher,
  Subject,
} from '@specshelf/service';

// JSON is validated when it is read: a column may have been edited by hand.

type Problem = OpenAPISpecRecord['lastProcessedErrors'][number];
type StoredProblem = Problem & { info?: boolean };

export function readStrings(column: string): string[] {
  const value: unknown = JSON.parse(column);
  if (!isStrings(value)) throw new Error(`A column does not contain a list of strings: ${column}`);
  return value;
}

export function readMovedLabels(column: string): MovedLabel[] {
  const value: unknown = JSON.parse(column);
  if (!Array.isArray(value) || !value.every(isMovedLabel))
    throw new Error(`A column does not contain a list of moved labels: ${column}`);
  return value;
}

export function readStringsOrAll(column: string): string[] | '*' {
  return column === '"*"' ? '*' : readStrings(column);
}

export function readSubject(column: string): Subject {
  const value: unknown = JSON.parse(column);
  if (!isSubject(value)) throw new Error(`A column does not contain a subject: ${column}`);
  return value;
}

/** The members of an audit entry without a column of their own. */
type AuditEventColumn = Omit<AuditEntry, 'organizationId' | 'createdAt' | 'action' | 'actor'>;

export function readAuditEvent(column: string): AuditEventColumn {
  const value: unknown = JSON.parse(column);
  if (!isAuditEvent(value)) throw new Error(`A column does not contain an audit event: ${column}`);
  return value;
}

export function readProblems(column: string): Problem[] {
  const value: unknown = JSON.parse(column);
  if (!Array.isArray(value) || !value.every(isProblem)) {
    throw new Error(`A column does not contain a list of problems: ${column}`);
  }
  return value.map(readSeverity);
}

/**
 * Prints problems for a column. An `info` is stored as a marked warning: the previous release, which may run beside this
 * one during an upgrade, rejects other severities.
 */
export function printProblems(problems: readonly Problem[]): string {
  const stored = problems.map((problem) =>
    problem.severity === 'info' ? { ...problem, severity: 'warning', info: true } : problem,
  );
  return JSON.stringify(stored);
}

function readSeverity(stored: StoredProblem): Problem {
  const { info, ...problem } = stored;
  return info ? { ...problem, severity: 'info' } : stored;
}

export function readFacts(column: string): NonNullable<OpenAPISpecRecord['facts']> {
  const value: unknown = JSON.parse(column);
  if (!isFacts(value)) throw new Error(`A column does not contain the facts of a document: ${column}`);
  return value;
}

export function readDeprecation(column: string): DeprecationRecord {
  const value: unknown = JSON.parse(column);
  if (!isDeprecation(value)) throw new Error(`A column does not contain a deprecation: ${column}`);
  return value;
}

export function readLinks(column: string): OpenAPISpecRecord['links'] {
  const value: unknown = JSON.parse(column);
  if (!Array.isArray(value) || !value.every(isLink)) {
    throw new Error(`A column does not contain a list of links: ${column}`);
  }
  return value;
}

export function readSubmissions(column: string): OpenAPISpecRecord['submissions'] {
  const value: unknown = JSON.parse(column);
  if (!Array.isArray(value) || !value.every(isSubmission)) {
    throw new Error(`A column does not contain a list of submissions: ${column}`);
  }
  return value;
}

export function readPublisher(column: string): Publisher {
  const value: unknown = JSON.parse(column);
  if (!isSubject(value)) throw new Error(`A column does not contain a publisher: ${column}`);
  return value;
}

type Publication = NonNullable<OpenAPISpecVersionRecord['publication']>;

export function readPublication(column: string): Publication {
  const value: unknown = JSON.parse(column);
  if (!isPublication(value)) throw new Error(`A column does not contain a publication: ${column}`);
  return value;
}

/** Reads the members of a publication without a column of their own. */
export function readOrigin(column: string): Pick<Publication, 'publisher' | 'provenance'> {
  const value: unknown = JSON.parse(column);
  if (!isOrigin(value)) throw new Error(`A column does not contain the origin of a publication: ${column}`);
  return value;
}

export function readProfile(column: string): Omit<OrganizationProfile, 'title' | 'type'> {
  const value: unknown = JSON.parse(column);
  if (!isProfile(value)) throw new Error(`A column does not contain a profile: ${column}`);
  return value;
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isMovedLabel(value: unknown): value is MovedLabel {
  return isObject(value) && typeof value['name'] === 'string' && typeof value['attempt'] === 'number';
}

function isSubject(value: unknown): value is Subject {
  return (
    isObject(value) &&
    typeof value['id'] === 'string' &&
    typeof value['displayName'] === 'string' &&
    isAbsentOr('string', value['email'])
  );
}

function isAuditEvent(value: unknown): value is AuditEventColumn {
  return (
    isObject(value) &&
    isObject(value['details']) &&
    ['tokenId', 'sessionId', 'account', 'requestId', 'traceId'].every((name) =>
      isAbsentOr('string', value[name]),
    )
  );
}

/** Does not check the members: they were validated when they were written, and are too many to check for each row. */
function isProfile(value: unknown): value is Omit<OrganizationProfile, 'title' | 'type'> {
  return isObject(value);
}

function isProblem(value: unknown): value is StoredProblem {
  return (
    isObject(value) &&
    typeof value['message'] === 'string' &&
    typeof value['code'] === 'string' &&
    (value['severity'] === 'error' || value['severity'] === 'warning') &&
    isAbsentOr('string', value['pointer']) &&
    isAbsentOr('string', value['file']) &&
    isAbsentOr('string', value['change']) &&
    isAbsentOr('boolean', value['info']) &&
    isAbsentOr('number', value['line']) &&
    isAbsentOr('number', value['column'])
  );
}

function isFacts(value: unknown): value is NonNullable<OpenAPISpecRecord['facts']> {
  if (!isObject(value) || !isObject(value['counts'])) return false;
  const { operations, webhooks, schemas } = value['counts'];
  return (
    [operations, webhooks, schemas].every((count) => typeof count === 'number') &&
    isAbsentOr('string', value['title']) &&
    isAbsentOr('string', value['documentVersion']) &&
    isAbsentOr('string', value['summary'])
  );
}

function isSubmission(value: unknown): value is OpenAPISpecRecord['submissions'][number] {
  return (
    isObject(value) &&
    ['id', 'submittedAt', 'source'].every((name) => typeof value[name] === 'string') &&
    isSubject(value['publisher']) &&
    isStrings(value['labels']) &&
    ['tokenId', 'sessionId'].every((name) => isAbsentOr('string', value[name])) &&
    isAbsentOr('boolean', value['awaitsRerun'])
  );
}

function isPublication(value: unknown): value is Publication {
  return (
    isObject(value) &&
    ['id', 'specId', 'versionId', 'createdAt'].every((name) => typeof value[name] === 'string') &&
    (value['trigger'] === 'submitted' || value['trigger'] === 'refreshed') &&
    isOrigin(value)
  );
}

/** Does not check the provenance: it was validated when it was written. */
function isOrigin(value: unknown): value is Pick<Publication, 'publisher' | 'provenance'> {
  return isObject(value) && (value['publisher'] === undefined || isSubject(value['publisher']));
}

function isDeprecation(value: unknown): value is DeprecationRecord {
  return (
    isObject(value) &&
    typeof value['at'] === 'string' &&
    isAbsentOr('string', value['sunset']) &&
    isAbsentOr('string', value['note'])
  );
}

function isLink(value: unknown): value is OpenAPISpecRecord['links'][number] {
  return isObject(value) && typeof value['title'] === 'string' && typeof value['url'] === 'string';
}

function isAbsentOr(type: 'string' | 'number' | 'boolean', value: unknown): boolean {
  return value === undefined || typeof value === type;
}
