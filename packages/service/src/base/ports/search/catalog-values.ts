/** An owner or a tag with the number of specifications that have it, in any case and with any accents. */
interface ValueCount {
  /** As one of the specifications has it. */
  value: string;
  count: number;
}

/** Values of one kind, the most frequent first. */
export interface ValueCounts {
  values: readonly ValueCount[];
  /** Whether all values are listed, and all specifications are counted. */
  isComplete: boolean;
}

/** The owners and tags of the specifications of an organization. */
export interface CatalogValues {
  owners: ValueCounts;
  tags: ValueCounts;
}

/** The highest number of values of one kind. */
export const maxValues = 50;

/** The highest number of entries of one kind that are counted, so that the cost does not grow with the organization. */
export const maxCountedEntries = 20_000;
