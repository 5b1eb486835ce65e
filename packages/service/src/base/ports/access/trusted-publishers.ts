import type { AuditEntry } from '../audit-log.js';
import type { Restricted } from './restricted.js';

/** A rule by which CI jobs get tokens of an organization. */
export interface TrustedPublisherRecord extends Restricted {
  id: string;
  organizationId: string;
  name: string;
  provider: CIProvider;
  /** The exact value of the claim `iss`. */
  issuer: string;
  /** Compared regardless of case. */
  repository: string;
  /** Absent until the first exchange, unless it was specified. */
  repositoryId?: string;
  /** Patterns in which `*` matches any characters. */
  branches: readonly string[];
  tags: readonly string[];
  /** Whether jobs of pull requests are accepted, whatever their branch. They can only read. */
  pullRequests: boolean;
  environment?: string;
  /** Patterns of slugs in lower case. */
  specSlugs: readonly string[];
  scopes: readonly string[];
  createdAt: string;
  createdBy: { id: string; displayName: string };
}

export type CIProvider = 'github' | 'gitlab';

/** The limits and the origin of a token that a CI job received for its identity token. */
export interface ExchangedToken {
  /** The ID of the trusted publisher. */
  publisherId: string;
  /** Patterns of slugs in lower case. */
  specSlugs: readonly string[];
  job: CIJob;
}

/** A CI job, for the audit log. */
export interface CIJob {
  /** The name of the trusted publisher. */
  publisher: string;
  repository: string;
  /** Such as `refs/heads/main`. */
  ref: string;
  commit?: string;
  /** The ID of the workflow run or pipeline. */
  run?: string;
  environment?: string;
  /** The user who started the job. */
  user?: string;
}

export interface TrustedPublisherStore {
  insert(publisher: TrustedPublisherRecord, entries: readonly AuditEntry[]): Promise<void>;
  /** Ordered by creation time, then ID. */
  list(organizationId: string): Promise<TrustedPublisherRecord[]>;
  /** Stores the ID of a repository. Returns false if there is no such publisher, or if it has another ID already. */
  pinRepository(pin: RepositoryPin): Promise<boolean>;
  /** Removes a publisher, and revokes the tokens of its jobs. Returns false, and stores no entries, if there is none. */
  remove(removal: PublisherRemoval): Promise<boolean>;
}

export interface RepositoryPin {
  id: string;
  repositoryId: string;
  entries: readonly AuditEntry[];
}

export interface PublisherRemoval {
  organizationId: string;
  id: string;
  now: string;
  entries: readonly AuditEntry[];
}

/** The public keys of an issuer: a JSON Web Key Set, not validated. */
export type IssuerKeysResult =
  | { kind: 'fetched'; keys: unknown }
  /** `reason` is a sentence for users. It reveals nothing about the network of the server. */
  | { kind: 'failed'; reason: string };
