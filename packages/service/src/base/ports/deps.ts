import type { Limits } from '../limits.js';
import type { RequestContext } from './access/principal.js';
import type { IssuerKeysResult } from './access/trusted-publishers.js';
import type { AuditEvent } from './audit.js';
import type {
  EventDispatch,
  EventResult,
  FetchRequest,
  FetchResult,
  HookCall,
  HookResult,
} from './outbound.js';
import type { OpenAPISpecSummary } from './records.js';
import type { Stores } from './stores.js';
import type { ContentCodec } from './work/content.js';
import type { HeavyWork } from './work/heavy-work.js';

/** The effects that differ between a server and a browser. */
export interface Deps extends ContentCodec, HeavyWork {
  stores: Stores;
  now(): Date;
  /** Returns a unique ID of lower-case letters and digits, never `latest`. */
  newId(): string;
  /** Returns letters and digits that cannot be guessed. */
  newSecret(): string;
  /**
   * Encrypts a secret for storage. The purpose is authenticated: `open` throws if it is another one, or if the key is not the one
   * that sealed the secret.
   */
  seal(secret: string, purpose: string): string;
  open(sealed: string, purpose: string): string;
  /** Returns why a source URL can never be fetched, judged by its text; undefined if it may be fetched. */
  sourceURLProblem(url: string): string | undefined;
  fetchSource(request: FetchRequest): Promise<FetchResult>;
  /** Sends an event to an integration and returns its response. Never rejects because of the integration or the network. */
  dispatchEvent(dispatch: EventDispatch): Promise<EventResult>;
  /**
   * Sends cache tags to the URL of a hook. Never rejects because of the URL or the network; rejects with `WorkAbandoned` when
   * the server shuts down.
   */
  callHook(call: HookCall): Promise<HookResult>;
  /** Returns why identity tokens of an issuer can never be accepted, judged by its text; undefined if they can. */
  issuerProblem(issuer: string): string | undefined;
  /** Fetches the keys of an issuer of identity tokens. Never rejects because of the issuer or the network. */
  fetchIssuerKeys(issuer: string): Promise<IssuerKeysResult>;
  /** Writes changes with their actors to the log of the server, in one transaction if a command stores them for the server. */
  audit(...events: readonly AuditEvent[]): Promise<void>;
  /** The account that runs a command, for the audit log. Absent on a server. */
  account?: string;
  /** Logs an error that was already returned to the client, with its request. */
  report(error: unknown, request?: RequestContext): void;
  /** Notifies the workers of a queue that it has an item. */
  wake(queue: Queue): void;
  /** Runs work at an interval until the returned function is called. */
  repeat(work: () => Promise<void>, ms: number): () => void;
  /** The public URL of the API, without a trailing slash. */
  publicURL: string;
  /** The release of the code. Other releases may render other pages from the same contents. */
  release: string;
  /** Key of the checksum of page cursors. Not critical: a forged cursor reveals only records that the caller may list. */
  cursorKey: string;
  /** Measures the duration of a phase of processing. */
  timed<T>(phase: 'fetch' | 'pipeline' | 'settle', work: () => Promise<T>): Promise<T>;
  /** Called when work is claimed whose previous claim has expired. */
  onTakeover?(kind: 'specification' | 'delivery'): void;
  /** Duration of leases in milliseconds. */
  leaseDuration: number;
  /** Interval between refreshes of a URL, in milliseconds; 0 for never. */
  refreshInterval: number;
  /** Retention of audit logs in days. */
  auditDays: number;
  limits: Limits;
  /** The least severe impact that specifications without a setting of their own refuse. Default: none. */
  refuse?: 'none' | 'risky' | 'breaking';
  /**
   * Caches serialized specifications by their records. Only for stores that return the same unchanged object for a record until
   * the record changes.
   */
  printedSpecs?: WeakMap<OpenAPISpecSummary, PrintedSpec>;
  /** Whether to remove images of other hosts from converted descriptions. Default: false. */
  removeRemoteImages?: boolean;
}

/** Queues of background work: specifications to process, and deliveries to hooks. */
export type Queue = 'specifications' | 'deliveries';

/** The JSON text of a specification, with the caller's permissions in it. */
export interface PrintedSpec {
  view: boolean;
  edit: boolean;
  text: string;
}
