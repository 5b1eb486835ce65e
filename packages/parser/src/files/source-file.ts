import type { JSONValue } from '../json/json.js';
import type { Format } from '../reading/read-text.js';

/** A file of the description: its text, and what was read from it. */
export interface SourceFile {
  readonly location: string;
  readonly entry: boolean;
  /** In which order the files were met; the entry has 0. */
  readonly order: number;
  readonly text: string;
  readonly format: Format | undefined;
  /** The width of one level of a JSON text that is laid out as a printer does. */
  readonly indent?: number | undefined;
  readonly root: JSONValue;
}
