import type { PipelineInput, PipelineOutput } from './processing/run-pipeline.js';
import type { ProcessErrorCode } from './records.js';
import type { Stores } from './stores.js';

/** The effects that differ between a server and a browser. */
export interface Deps {
  stores: Stores;
  now(): Date;
  /** Lower-case letters and digits, never the same twice, never `latest`. */
  newId(): string;
  /** SHA-256 in lower-case hex; text is taken as UTF-8. */
  digest(data: string): string;
  /** Text to the bytes that are stored, and back. */
  compress(text: string): Promise<Uint8Array>;
  decode(bytes: Uint8Array): Promise<string>;
  /** Why a source URL can never be fetched, as far as its text shows; undefined when it may be tried. */
  refuseSourceURL(url: string): string | undefined;
  fetchSource(url: string): Promise<FetchResult>;
  /** Runs `runPipeline`, here or in a worker. */
  runPipeline(input: PipelineInput): Promise<PipelineOutput>;
  /** Prints a JSON document as YAML. */
  toYAML(json: string): Promise<string>;
  /** Takes note of a failure that was answered, so that an operator can see it. */
  report(error: unknown): void;
  /** Tells whoever processes the queue that there is work. */
  wake(): void;
  /** Where the API is reached from outside, without a trailing slash. */
  publicURL: string;
  /** Signs page cursors. Not a secret of weight: a forged cursor shows nothing that the caller may not list. */
  cursorKey: string;
  /** How long a run may hold its specification, in milliseconds. */
  leaseDuration: number;
}

/** What fetching a URL gave. */
export type FetchResult =
  | {
      ok: true;
      text: string /** After redirects: what relative references are resolved against. */;
      url: string;
    }
  | {
      ok: false;
      code: Extract<ProcessErrorCode, 'FETCH_TIMEOUT' | 'FETCH_ERROR'>;
      /** In words that help the user and tell nothing of the network behind the server. */
      message: string;
      /** Whether trying again later may help. */
      temporary: boolean;
    };
