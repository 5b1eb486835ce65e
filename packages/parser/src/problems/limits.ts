import type { SourceFile } from '../files/source-file.js';
import type { JSONObject } from '../json/json.js';

/** Bounds on what one description may cost. Sizes are counted in UTF-16 units of text. */
export interface ParserLimits {
  /** Levels of nesting in a JSON file. */
  jsonDepth: number;
  /** Levels of nesting in a YAML file, aliases included. */
  yamlDepth: number;
  /** Objects and arrays of all files together, after aliases. */
  nodes: number;
  /** The printed result may be this long, or four times its input when that is more. */
  printed: number;
  references: number;
  /** Files bundled with the entry, the entry included. */
  files: number;
  /** Text of all files together. */
  total: number;
  /** Problems listed; they are counted without a limit. */
  problems: number;
}

export const defaultLimits: ParserLimits = {
  jsonDepth: 300,
  yamlDepth: 100,
  nodes: 1_000_000,
  printed: 8 * 1024 * 1024,
  references: 500_000,
  files: 100,
  total: 64 * 1024 * 1024,
  problems: 100,
};

/** Thrown by a step that makes something bigger than its input, and turned into a problem where the step is called. */
export class LimitExceeded extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly place?: LimitPlace,
  ) {
    super(refusal.message);
  }
}

/** Where a limit was exceeded: a file, or a member of an object in it. */
interface LimitPlace {
  readonly file: SourceFile;
  readonly object?: JSONObject;
  readonly name?: string;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export const printedLimit = (limits: ParserLimits, input: number) => Math.max(4 * input, limits.printed);
