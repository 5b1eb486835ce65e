/**
 * The entries of a specification, without their descriptions, parameters, and properties, in columns, because similar texts beside each other
 * compress better.
 */
export interface PrintedIndex {
  /** The URL of the folder of the pages. */
  pages: string;
  /** The URL of the folder of the schemas. */
  schemas: string;
  /** The names of the specification. */
  contexts: readonly string[];
  /** A character for each entry: the length of its name as a letter, a digit, or one of two other characters. */
  lengths: string;
  /** A letter for each entry: the first one of its kind, in upper case if it is deprecated. */
  kinds: string;
  /** The columns have a line for each entry. */
  titles: string;
  methods: string;
  addresses: string;
  operationIds: string;
  /**
   * The path of the page, or the name of the schema if it is not the title, encoded. Without its last segment if that is the slug of the
   * title: it then ends with a slash, or is empty.
   */
  places: string;
  /** The tokens that do not follow from the other columns, without those of descriptions, parameters, and properties. */
  tokens: string;
}

/** The characters of lengths from 0 to 63. */
export const lengthDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_';

/** The last segment of the paths of most pages. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
