import type { DocumentFacts } from '@specshelf/generator';
import type { Needs, Problem, ProblemCounts } from '@specshelf/parser';
import type { Content } from './content.js';
import type { Manifest, OriginalText } from './manifest.js';

/** The available files of a specification. Only data that can be sent to another thread. */
export interface PipelineInput {
  /** The location of the entry: a URL, or a path if it was submitted as text. */
  entry: string;
  files: ReadonlyMap<string, PipelineFile>;
  /** Files that cannot be fetched, with the reason. */
  unavailable: ReadonlyMap<string, string>;
  /** Locations of files by the URL that references use. */
  redirects: ReadonlyMap<string, string>;
  /** The submitted manifest of a set: every file counts, even without a reference to it. */
  submitted?: Manifest;
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
  | { kind: 'failed'; problems: Problem[]; problemCounts: ProblemCounts }
  | ({ kind: 'unchanged' } & Findings)
  | ({ kind: 'processed'; made: Made } & Findings);

export interface Findings {
  /** The digest of all files. */
  digest: string;
  /** The files that were read, the entry first, with the digests of their texts. */
  files: [location: string, digest: string][];
  /** Their size in UTF-8, in bytes. */
  size: number;
  /** The texts of the fetched files. */
  fetched: Content[];
  /** Those that were not in UTF-8, by location. */
  originals: ReadonlyMap<string, OriginalText>;
  problems: Problem[];
  problemCounts: ProblemCounts;
}

/** The stored contents of a version besides its files. */
export interface Made {
  format: 'json' | 'yaml';
  /** The processed document with enrichment. Refers to `document`. */
  specification: Content;
  /** The processed document without enrichment. */
  document: Content;
  outline: Content;
  facts: DocumentFacts;
  /** The version of OpenAPI that the document is written in. */
  openapi: string;
}
