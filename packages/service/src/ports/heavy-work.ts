import type { Needs, Problem } from '@specshelf/parser';
import type { Turn } from '../concurrency/fair-queue.js';
import type { Content, EncodedText } from './content.js';
import type {
  AnswerInput,
  CompletedAnswer,
  DraftedPages,
  DraftInput,
  Rendered,
  RenderedRevision,
  RenderInput,
  RevisionInput,
} from './rendering.js';

/**
 * Tasks that parse or serialize whole specifications, which would block the request thread. Their input and output can be sent to
 * another thread. Each rejects with `WorkLimitExceeded` when it exceeds the limits of a task, and with `WorkAbandoned` when the
 * server shuts down.
 */
export interface HeavyWork {
  /** Parses a body above `smallBodyLimit`, and encodes the texts of its source. */
  readSourceBody(blocks: readonly Uint8Array[]): Promise<SourceBody>;
  encode(texts: readonly string[]): Promise<EncodedText[]>;
  /** Concurrent calls are scheduled fairly by owner. */
  runPipeline(input: PipelineInput, turn?: Turn): Promise<PipelineOutput>;
  /** Converts a stored document to one without enrichment. Versions of earlier releases do not have it yet. */
  printPlainDocument(specification: Uint8Array): Promise<Uint8Array>;
  /** Converts a stored JSON document to YAML. */
  printYAML(document: Uint8Array): Promise<Uint8Array>;
  /** Validates the pages in the response of an integration. */
  draftPages(input: DraftInput): Promise<DraftedPages>;
  renderRevision(input: RevisionInput): Promise<RenderedRevision>;
  /** Returns the document of a page, or undefined if there is no such page. */
  renderDocument(input: RenderInput): Promise<Rendered | undefined>;
  /** Validates and completes the document in the response of an integration. */
  completeAnswer(input: AnswerInput): Promise<CompletedAnswer>;
}

/**
 * The encoded texts of a source: those of a set by path, a single text under `''`. The thread that parses a large body encodes
 * them, so that the request thread never holds, copies, or scans them.
 */
export type PreparedTexts = ReadonlyMap<string, EncodedText>;

/** A large body without the texts of its source, or why it is invalid. */
export type SourceBody =
  | { rest: unknown; texts: PreparedTexts }
  | { invalid: string }
  /** The size of the body without these texts exceeds the limit of other bodies. */
  | { restSize: number };

/** The available files of a specification. Only data that can be sent to another thread. */
export interface PipelineInput {
  /** The location of the entry: a URL, or a path if it was submitted as text. */
  entry: string;
  files: ReadonlyMap<string, PipelineFile>;
  /** Files that cannot be fetched, with the reason. */
  unavailable: ReadonlyMap<string, string>;
  /** Locations of files by the URL that references use. */
  redirects: ReadonlyMap<string, string>;
  /** The digest of the submitted manifest of a set: every file counts, even without a reference to it. */
  submitted?: string;
  /** The digest of the existing version. If the result has the same digest, it is not generated. */
  latest?: string;
  /** Whether converting that version is known to report no problems, so that it can be skipped. */
  latestConvertsCleanly?: boolean;
  limits: PipelineLimits;
  /** The location of a needed file: the result contains the position of the first reference to it. */
  locate?: string;
  /** Whether to remove images of other hosts from converted descriptions. Default: false. */
  removeRemoteImages?: boolean;
}

interface PipelineLimits {
  /** The maximum number of files. */
  files: number;
  /** Their maximum total size, in bytes. */
  total: number;
}

/** The bytes of a file, stored under a digest or as fetched. */
export type PipelineFile = { digest: string; stored: Uint8Array } | { fetched: Uint8Array };

export type PipelineOutput =
  | Needs
  | { kind: 'failed'; problems: Problem[]; problemCount: number }
  | ({ kind: 'unchanged' } & Findings)
  | ({ kind: 'processed'; made: Made } & Findings);

export interface Findings {
  /** The digest of all files. */
  digest: string;
  /** The files that were read, the entry first, with the digests of their texts. */
  files: [location: string, digest: string][];
  /** The texts of the fetched files. */
  fetched: Content[];
  problems: Problem[];
  problemCount: number;
}

/** The stored contents of a version besides its files. */
export interface Made {
  format: 'json' | 'yaml';
  /** The processed document with enrichment. Refers to `document`. */
  specification: Content;
  /** The processed document without enrichment. */
  document: Content;
  outline: Content;
}
