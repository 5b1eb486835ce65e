// Input and output of the tasks that read a few lines of a stored text: only data that can be sent to another thread.

/** A stored text and its digest. */
export interface StoredText {
  digest: string;
  bytes: Uint8Array;
}

/** A text to read lines of. */
interface ReadText {
  source: StoredText;
  /** Prints the text, which is JSON, with one member per line first: processed documents are stored on one line. */
  isPrinted?: boolean;
}

export interface LinesInput extends ReadText {
  ranges: readonly LineRange[];
}

/** Lines to read, from 1. Lines outside of the text are left out. */
export interface LineRange {
  from: number;
  to: number;
  /** The longest part of a line, in UTF-16 units. Less when many lines are long. */
  width: number;
  /** The part of this line includes this column. The parts of other lines begin at column 1. */
  focus?: { line: number; column: number };
}

export interface LinesOutput {
  format: 'json' | 'yaml';
  /** The number of lines of the text. */
  count: number;
  /** The lines of each range. */
  ranges: SourceLine[][];
}

/** A line of a text, or a part of it if it is long. */
export interface SourceLine {
  /** From 1. */
  number: number;
  text: string;
  /** The column of the first character of `text`, from 1. */
  column: number;
  /** The length of the whole line, in UTF-16 units. */
  length: number;
  /** Whether `text` begins inside a string: of JSON, or a block scalar of YAML. */
  inString: boolean;
  /** The values of `$ref` in `text`. */
  references: LineReference[];
}

export interface LineReference {
  /** Offsets in the text of the line, without quotes. */
  start: number;
  end: number;
  /** The reference, unescaped. */
  target: string;
}

export interface LineOfInput extends ReadText {
  /** A JSON Pointer. */
  pointer: string;
}

/** A position, from 1. */
export interface LinePlace {
  line: number;
  column: number;
}
