/** Location of a value in its text. Offsets count UTF-16 units. */
export interface Span {
  /** Offset of the member's name; for an item, of the item. */
  readonly at: number;
  /** Offsets of the value itself. */
  readonly start: number;
  readonly end: number;
}
