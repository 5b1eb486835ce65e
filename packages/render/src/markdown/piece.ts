/**
 * A part of a text in Markdown that is present or absent as a whole, and the parts below it.
 * See docs/decisions/0063-print-markdown-from-the-plans-of-the-pages.md.
 */
export interface Piece {
  /** Returns the lines without indentation. Called at most once, and only if the piece may be present. */
  text(): string;
  /** Pieces with a higher rank are omitted first. At least that of the piece above. */
  rank: number;
  /** Whether it is an item of a list. The pieces below it are indented. */
  isItem?: true;
  children?: readonly Piece[];
  /** Names the pieces below it, for the note in the place of the omitted ones. */
  rest?: OmittedPieces | undefined;
}

export interface OmittedPieces {
  /** Such as `property` and `properties`. */
  nouns: readonly [one: string, many: string];
  /** The name of the schema to which they belong. */
  schema?: string | undefined;
}

/** A block of text. */
export function block(rank: number, text: () => string): Piece {
  return { rank, text };
}

/** A heading, and the blocks below it. */
export function section(
  heading: { rank: number; level: number; title: string },
  children: readonly Piece[],
): Piece {
  const { rank, level, title } = heading;
  return { rank, text: () => `${'#'.repeat(Math.min(level, 6))} ${title}`, children };
}

/** A block of a text that may be absent. */
export function textPiece(text: () => string, isPresent: boolean, rank: number): Piece[] {
  return isPresent ? [block(rank, text)] : [];
}
