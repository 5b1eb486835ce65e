/**
 * The lengths of names with which the partitions of `search_documents` begin, for the kinds of documents in the order of their IDs:
 * specifications, operations, schemas, and pages. To change them, add a migration.
 */
const lengthsOfKinds = [[0], [0, 11, 17, 22, 28, 36], [0, 10, 16, 22, 30], [0]] as const;

/** A range of IDs, which a table of its own has. */
export interface SearchPartition {
  table: string;
  /** Inclusive. */
  from: number;
  /** Exclusive. */
  below: number;
}

// An ID begins with the kind and the length of the name, which have 2 and 6 of its 53 bits.
const idsOfLength = 2 ** 45;
const starts = lengthsOfKinds.flatMap((lengths, kind) =>
  lengths.map((length) => (kind * 64 + length) * idsOfLength),
);

/** In the order of IDs. */
export const searchPartitions: readonly SearchPartition[] = starts.map((from, place) => ({
  table: `search_documents_${place}`,
  from,
  below: starts[place + 1] ?? 2 ** 53,
}));
