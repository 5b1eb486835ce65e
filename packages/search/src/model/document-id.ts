import { type SearchKind, searchKinds } from './search-document.js';

/** An ID orders documents by these members, in this order. */
export interface SearchIdParts {
  kind: SearchKind;
  /** Smaller ones come first; numbers above 63 count as 63. Operations have one that also depends on their path. */
  nameLength: number;
  /** Below 2^27. */
  generation: number;
  /** In its generation, below 2^18. */
  position: number;
}

// 2 bits for the kind, 6 for the length, 27 for the generation, and 18 for the position: 53 bits, which a number represents
// exactly. Bit operators support only 32 bits.
const positions = 2 ** 18;
const generations = 2 ** 27;
const lengths = 64;
const idsOfKind = lengths * generations * positions;

/** Results in the order of their IDs are in the order in which they are shown. */
export function documentId({ kind, nameLength, generation, position }: SearchIdParts): number {
  const length = Math.min(nameLength, lengths - 1);
  if (!isBelow(generation, generations))
    throw new RangeError(`The generation ${generation} is not below 2^27`);
  if (!isBelow(position, positions)) throw new RangeError(`The position ${position} is not below 2^18`);
  return ((searchKinds.indexOf(kind) * lengths + length) * generations + generation) * positions + position;
}

export function partsOfId(id: number): SearchIdParts {
  const [rest, position] = divide(id, positions);
  const [rank, generation] = divide(rest, generations);
  return { ...partsOfRank(rank), generation, position };
}

/** The IDs of a kind: from the first one, and below the second one. */
export function kindRange(kind: SearchKind): [from: number, to: number] {
  const from = searchKinds.indexOf(kind) * idsOfKind;
  return [from, from + idsOfKind];
}

/** Kinds and lengths of documents, one byte each in the order of their positions. */
export function ranksOf(
  documents: readonly { entry: { kind: SearchKind }; nameLength: number }[],
): Uint8Array {
  return Uint8Array.from(
    documents,
    ({ entry, nameLength }) => searchKinds.indexOf(entry.kind) * lengths + Math.min(nameLength, lengths - 1),
  );
}

/** The IDs of documents of a generation, from their bytes in `ranksOf`. `first` is the position of the first one. */
export function idsOfGeneration(ranks: Uint8Array, generation: number, first = 0): number[] {
  return Array.from(ranks, (rank, index) =>
    documentId({ ...partsOfRank(rank), generation, position: first + index }),
  );
}

function partsOfRank(rank: number): Pick<SearchIdParts, 'kind' | 'nameLength'> {
  const [index, nameLength] = divide(rank, lengths);
  const kind = searchKinds[index];
  if (kind === undefined) throw new RangeError(`The rank ${rank} is not a byte`);
  return { kind, nameLength };
}

function divide(value: number, divisor: number): [quotient: number, remainder: number] {
  const remainder = value % divisor;
  return [(value - remainder) / divisor, remainder];
}

function isBelow(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < limit;
}
