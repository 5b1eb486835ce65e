import type { RequestContext } from '../access/principal.js';
import type { Turn } from '../concurrency/fair-queue.js';
import type { PackedText } from '../content/encode.js';
import type { EventDispatch, EventResult } from '../event-dispatch.js';
import type { AnswerInput, CompletedAnswer } from '../heavy-work/complete-answer.js';
import type { DraftedPages, DraftInput } from '../heavy-work/draft-pages.js';
import type { SourceBody } from '../heavy-work/read-source-body.js';
import type { Rendered } from '../heavy-work/render.js';
import type { RenderInput } from '../heavy-work/render-document.js';
import type { RenderedRevision, RevisionInput } from '../heavy-work/render-revision.js';
import type { HookCall, HookResult } from '../hooks/hook-call.js';
import type { PrintedSpec } from '../present/spec.js';
import type { PipelineInput, PipelineOutput } from '../processing/run-pipeline.js';
import type { AuditEvent } from './audit.js';
import type { Limits } from './limits.js';
import type { FetchRequest, FetchResult } from './outbound.js';
import type { OpenAPISpecSummary } from './records.js';
import type { Stores } from './stores.js';

/** The effects that differ between a server and a browser. */
export interface Deps extends Bytes, HeavyWork {
  stores: Stores;
  now(): Date;
  /** Lower-case letters and digits, never the same twice, never `latest`. */
  newId(): string;
  /** Letters and digits that nobody can guess. */
  newSecret(): string;
  /**
   * Makes a secret unreadable for whoever sees what is stored, and readable again. What was sealed for one purpose cannot be
   * opened for another; `open` throws for that, and when the key is not the one it was sealed with.
   */
  seal(secret: string, purpose: string): string;
  open(sealed: string, purpose: string): string;
  /** Why a source URL can never be fetched, as far as its text shows; undefined when it may be tried. */
  refuseSourceURL(url: string): string | undefined;
  fetchSource(request: FetchRequest): Promise<FetchResult>;
  /** Hands an event to an integration, and gives its answer. Never rejects for what an integration or the network does. */
  dispatchEvent(dispatch: EventDispatch): Promise<EventResult>;
  /**
   * Tells the address of a hook which tags are out of date. Never rejects for what that or the network does; with
   * `WorkAbandoned` when the server stops.
   */
  callHook(call: HookCall): Promise<HookResult>;
  /** Logs changes with their actors; all of them in one transaction where they are stored. */
  audit(...events: readonly AuditEvent[]): Promise<void>;
  /** Takes note of a failure that was answered, so that an operator can see it, and of the request that it happened in. */
  report(error: unknown, request?: RequestContext): void;
  /** Tells whoever takes from a queue that there is something in it. */
  wake(queue: Queue): void;
  /** Does something every so many milliseconds, until what it gives is called. */
  repeat(work: () => Promise<void>, ms: number): () => void;
  /** Where the API is reached from outside, without a trailing slash. */
  publicURL: string;
  /** Signs page cursors. Not a secret of weight: a forged cursor shows nothing that the caller may not list. */
  cursorKey: string;
  /** Measures the duration of a phase of processing. */
  timed<T>(phase: 'settle', work: () => Promise<T>): Promise<T>;
  /** Called when work is claimed whose previous claim has expired. */
  onTakeover?(kind: 'specification' | 'delivery'): void;
  /** Duration of leases in milliseconds. */
  leaseDuration: number;
  /** How often a URL is looked at again, in milliseconds; 0 for never. */
  refreshInterval: number;
  limits: Limits;
  /**
   * Caches printed specifications by their records. Only for stores that return the same unchanged object for a record until the
   * record changes.
   */
  printedSpecs?: WeakMap<OpenAPISpecSummary, PrintedSpec>;
  /** Whether images of other hosts are left out of converted descriptions. False by default. */
  removeRemoteImages?: boolean;
}

/** What waits until somebody has time: specifications to be processed, and deliveries to hooks. */
export type Queue = 'specifications' | 'deliveries';

/** What is done with bytes, on any thread. */
export interface Bytes {
  /** SHA-256 in lower-case hex; text is taken as UTF-8. */
  digest(data: string | Uint8Array): string;
  /** Bytes to those that are stored, and back. */
  compress(bytes: Uint8Array): Promise<Uint8Array>;
  decompress(bytes: Uint8Array): Promise<Uint8Array>;
  /** How long compressed bytes are when they are decompressed. */
  sizeOf(bytes: Uint8Array): number;
}

/**
 * What reads or prints whole descriptions: too much work for the thread that answers requests. Bytes go in and come out, as
 * they are stored. Each rejects with `WorkLimitExceeded` when it costs more than one piece of work may, and with
 * `WorkAbandoned` when the server stops.
 */
export interface HeavyWork {
  /** Parses a body above `smallBodyLimit`, and packs the texts of its source. */
  readSourceBody(blocks: readonly Uint8Array[]): Promise<SourceBody>;
  /** Texts as they are stored. */
  pack(texts: readonly string[]): Promise<PackedText[]>;
  /** Of concurrent calls, the owners take turns. */
  runPipeline(input: PipelineInput, turn?: Turn): Promise<PipelineOutput>;
  /** A stored document without its enrichment, to store. Versions of earlier releases have no such document yet. */
  printPlainDocument(specification: Uint8Array): Promise<Uint8Array>;
  /** A stored JSON document as YAML to store. */
  printYAML(document: Uint8Array): Promise<Uint8Array>;
  /** The pages that an integration has returned, or the problems of its response. */
  draftPages(input: DraftInput): Promise<DraftedPages>;
  renderRevision(input: RevisionInput): Promise<RenderedRevision>;
  /** The document of a page; undefined when there is no such page. */
  renderDocument(input: RenderInput): Promise<Rendered | undefined>;
  /** The document that an integration has returned, or the problems of its response. */
  completeAnswer(input: AnswerInput): Promise<CompletedAnswer>;
}

/** A piece of work was ended because it took too long, or too much memory. */
export class WorkLimitExceeded extends Error {
  override readonly name = 'WorkLimitExceeded';

  constructor(
    readonly limit: 'time' | 'memory',
    /** In words, such as `15 seconds`. */
    readonly allowed: string,
  ) {
    super(`A piece of work needed more than ${allowed}`);
  }
}

/** A piece of work was ended because the server stops. It is as good as never begun. */
export class WorkAbandoned extends Error {
  override readonly name = 'WorkAbandoned';

  constructor() {
    super('The server is closing, and takes no more work');
  }
}

/** Work in the background failed: which, and by its cause why. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';

  constructor(
    readonly about: Readonly<Record<string, string | number>>,
    cause: unknown,
  ) {
    super('Work in the background failed', { cause });
  }
}
