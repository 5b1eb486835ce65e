import type { StoredChunk } from '@specshelf/contract';
import type { Principal } from '../../../base/ports/access/principal.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../../base/ports/records.js';
import type { LinePlace, SourceLine } from '../../../base/ports/work/source-lines.js';

/** Reads parts of stored sources, for the pages of the console. See docs/decisions/0050-read-windows-of-sources-in-worker-threads.md. */
export interface Sources {
  /** Opens the source of a version, or of the last run. Requires the access of `getLatestOpenAPISpecVersionContentRaw`. */
  open(place: SourcePlace, principal: Principal): Promise<OpenedSource>;
}

export interface SourcePlace {
  organizationId: string;
  specSlug: string;
  /** Default: the source of the problems that the specification lists. */
  versionId?: string;
}

export interface OpenedSource {
  spec: OpenAPISpecRecord;
  /** The version with this source. Absent when the last run failed. */
  version?: OpenAPISpecVersionRecord;
  /** The locations of the files, the entry first. Empty when no file is stored. */
  files: readonly string[];
  /** Why no file is stored. */
  missing?: MissingSource;
  /** Returns lines of a file, or of the processed document. Throws `notFound` if there is no such file. */
  lines(text: TextName, ranges: readonly RangeOfLines[]): Promise<LinesOfText>;
  /** Returns a file as text, by default the entry; undefined if it is larger than a number of bytes. */
  text(file: string | undefined, limit: number): Promise<string | undefined>;
  /** Returns a file as a chunk of a reply, by default the entry. */
  chunk(file: string | undefined): Promise<StoredChunk>;
  /** Returns the place of the value at a JSON Pointer, or of its nearest parent. */
  find(text: TextName, pointer: string): Promise<LinePlace | undefined>;
}

/**
 * `processing`: the last run failed, and a new run has not ended, possibly with another source. `fetched`: the last run failed, and
 * files that it fetched are stored only after success. `none`: there was no run.
 */
export type MissingSource = 'processing' | 'fetched' | 'none';

/** A file by its location, by default the entry; or the processed document of the version. */
export type TextName = { file: string | undefined } | 'processed';

/** Lines from 1, both included. */
export interface RangeOfLines {
  from: number;
  to: number;
  /** The longest part of a line. */
  width: number;
  /** The part of this line includes this column. */
  focus?: { line: number; column: number };
}

export interface LinesOfText {
  format: 'json' | 'yaml';
  /** The number of lines of the text. */
  count: number;
  /** The lines of each range. */
  ranges: readonly (readonly LinkedLine[])[];
}

/** A line whose references are resolved. */
export interface LinkedLine extends Omit<SourceLine, 'references'> {
  links: readonly LineLink[];
}

/** A part of a line that refers to a place in a file. */
export interface LineLink {
  /** Offsets in the text of the line. */
  start: number;
  end: number;
  /** The location of another file. */
  file?: string;
  /** A JSON Pointer. */
  pointer: string;
}
