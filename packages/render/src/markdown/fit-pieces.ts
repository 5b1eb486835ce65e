import { code } from './markdown-text.js';
import type { OmittedPieces, Piece } from './piece.js';

/** The length of the texts that are created in one step, where every piece counts as some characters. It takes about 2 ms. */
const charactersPerStep = 4_000;
const charactersPerPiece = 200;

/** The text of the pieces that fit. */
export interface FittedText {
  text: string;
  /** The names of the schemas of which pieces are omitted, in order. */
  omitted: readonly string[];
  /** Whether all pieces are present. */
  isComplete: boolean;
}

/** A piece with its place in the text. */
interface Placed {
  piece: Piece;
  indent: number;
  above: Placed | undefined;
  below: Placed[];
  /** Index among the pieces below the same one. */
  index: number;
  /** Present if the piece is. */
  text?: string;
}

/** Returns the text of the pieces, or as many as fit into `maxBytes`: those of a lower rank first, in order. */
export function* fitPieces(pieces: readonly Piece[], maxBytes: number): Generator<undefined, FittedText> {
  const roots = place(pieces, 0, undefined);
  const all = inOrder(roots);
  const isLimited = Number.isFinite(maxBytes);
  const ranked = isLimited ? [...all].sort((a, b) => a.piece.rank - b.piece.rank) : all;
  let left = maxBytes;
  let created = 0;
  for (const placed of ranked) {
    if (!canFollow(placed, roots)) continue;
    const text = placed.piece.text();
    const size = isLimited ? sizeOf(text, placed) : 0;
    if (size <= left) {
      placed.text = text;
      left -= size;
    }
    created += text.length + charactersPerPiece;
    if (created < charactersPerStep) continue;
    created = 0;
    yield;
  }
  const isComplete = all.every((placed) => placed.text !== undefined);
  return { text: print(roots), omitted: namesOf(all), isComplete };
}

function place(pieces: readonly Piece[], indent: number, above: Placed | undefined): Placed[] {
  return pieces.map((piece, index) => {
    const placed: Placed = { piece, indent, above, index, below: [] };
    placed.below = place(piece.children ?? [], indent + (piece.isItem ? 2 : 0), placed);
    return placed;
  });
}

function inOrder(pieces: readonly Placed[]): Placed[] {
  return pieces.flatMap((placed) => [placed, ...inOrder(placed.below)]);
}

/** Whether the piece above, and for an item, the item before are present: lists end where they do not fit. */
function canFollow({ above, index, piece }: Placed, roots: readonly Placed[]): boolean {
  if (above !== undefined && above.text === undefined) return false;
  const before = (above?.below ?? roots)[index - 1];
  return piece.isItem !== true || before?.piece.isItem !== true || before.text !== undefined;
}

const encoder = new TextEncoder();

/** The bytes of a piece with its indentation, the lines between pieces, and the note about omitted pieces below it. */
function sizeOf(text: string, { indent, piece }: Placed): number {
  const lines = text.split('\n').length;
  const { rest } = piece;
  const note = rest === undefined ? 0 : indent + 80 + 3 * (rest.schema?.length ?? 0);
  return encoder.encode(text).byteLength + lines * (indent + 2) + 2 + note;
}

function print(pieces: readonly Placed[]): string {
  let printed = '';
  let isAfterItem = false;
  for (const placed of pieces) {
    if (placed.text === undefined) continue;
    const { isItem = false } = placed.piece;
    if (printed !== '') printed += isItem && isAfterItem ? '\n' : '\n\n';
    printed += printPiece(placed, placed.text);
    isAfterItem = isItem;
  }
  return printed;
}

function printPiece({ piece, below }: Placed, own: string): string {
  const note = noteOf(piece.rest, below);
  const present = below.filter(({ text }) => text !== undefined);
  const endsInList = present.at(-1)?.piece.isItem === true;
  const all = [print(below), ...(note === undefined ? [] : [note])]
    .filter((text) => text !== '')
    .join(endsInList ? '\n' : '\n\n');
  if (all === '') return piece.isItem ? `- ${indented(own)}` : own;
  const startsWithList = present[0]?.piece.isItem ?? note !== undefined;
  const isLong = own.includes('\n');
  // A text that ends with a list would continue in ours.
  const label = startsWithList && isLong && piece.rest ? `${capitalize(piece.rest.nouns[1])}:\n\n` : '';
  const text = `${own}${piece.isItem && startsWithList && !isLong ? '\n' : '\n\n'}${label}${all}`;
  return piece.isItem ? `- ${indented(text)}` : text;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function indented(text: string): string {
  return text.replaceAll(/\n(?=[^\n])/g, '\n  ');
}

/** The item in the place of omitted ones. */
function noteOf(rest: OmittedPieces | undefined, below: readonly Placed[]): string | undefined {
  const items = below.filter(({ piece }) => piece.isItem);
  const count = items.filter(({ text }) => text === undefined).length;
  if (rest === undefined || count === 0) return undefined;
  const [one, many] = rest.nouns;
  const more = count < items.length ? 'more ' : '';
  const owner = rest.schema === undefined ? '' : ` of ${code(rest.schema)}`;
  return `- … ${count} ${more}${count === 1 ? one : many}${owner} (omitted)`;
}

/** The names of schemas of which pieces are omitted. */
function namesOf(all: readonly Placed[]): string[] {
  const names = all.flatMap(({ text, piece, below }) => {
    const isOmitted = text !== undefined && below.some((each) => each.text === undefined);
    return isOmitted && piece.rest?.schema !== undefined ? [piece.rest.schema] : [];
  });
  return [...new Set(names)];
}
