import type { JSONValue } from '@specshelf/base/json';

export type Format = 'json' | 'yaml';

/** A file of the description: its text and its parsed value. */
export interface SourceFile {
  readonly location: string;
  readonly entry: boolean;
  /** Order in which the files were opened; 0 is the entry. */
  readonly order: number;
  readonly text: string;
  readonly format: Format | undefined;
  /** Indentation width of a JSON text that is laid out like printed JSON. */
  readonly indent?: number | undefined;
  readonly root: JSONValue;
}
