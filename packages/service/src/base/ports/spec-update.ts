import { defined } from '@specshelf/base/defined';
import type { AuditEntry } from './audit-log.js';
import type { LabelMove, PublicationRecord } from './publication-records.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from './records.js';

// Results of the transitions in `spec-state.ts`, as stores apply them.

type StateMember = Exclude<keyof OpenAPISpecRecord, 'id' | 'organizationId' | 'slug' | 'createdAt'>;

/** New values of members; `undefined` removes an optional member. */
export type SpecChanges = {
  readonly [Member in StateMember]?:
    | OpenAPISpecRecord[Member]
    | (object extends Pick<OpenAPISpecRecord, Member> ? undefined : never);
};

/** Values that the stored record must have; `undefined`: the member is absent. */
type ExpectedSpec = Omit<SpecChanges, ObjectMember>;

type ObjectMember = {
  [Member in StateMember]: NonNullable<OpenAPISpecRecord[Member]> extends object ? Member : never;
}[StateMember];

/** A transition. It applies only if the stored record is as expected. */
export interface SpecUpdate {
  id: string;
  expected: ExpectedSpec;
  changes: SpecChanges;
}

/** A transition with related writes in the same transaction. */
export interface SpecCommit extends SpecUpdate {
  /** A version to insert. */
  version?: OpenAPISpecVersionRecord;
  /** Publications of this version, or of another one, to insert, oldest first. */
  publications?: readonly PublicationRecord[];
  /** Moves of labels. */
  moves?: readonly LabelMove[];
  /** The version whose facts the specification takes over. */
  shows?: string;
  /** Enqueues a delivery to each hook of the organization, due at this time. */
  deliveriesDueAt?: string;
  /** Audit entries to insert. */
  entries?: readonly AuditEntry[];
}

/** Whether an update applies to the stored record. */
export function isAsExpected(spec: OpenAPISpecRecord, { id, expected }: SpecUpdate): boolean {
  const stored = new Map<string, unknown>(Object.entries(spec));
  return spec.id === id && Object.entries(expected).every(([member, value]) => stored.get(member) === value);
}

/** The record after an update that applies to it. */
export function applyUpdate(spec: OpenAPISpecRecord, { changes }: SpecUpdate): OpenAPISpecRecord {
  return defined({ ...spec, ...changes });
}
