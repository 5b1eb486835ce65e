/** Where an operation is in a text. */
export interface OperationPlace {
  /** Level of the headings of its sections. */
  level: number;
  /** Added to the ranks of all of its pieces. */
  rank: number;
}

/**
 * The ranks of the parts of an operation. The rows of a schema have the next number for each level of nesting, so that a text without
 * room has the first level of all schemas before the second one of any.
 */
export const ranks = {
  head: 0,
  description: 0.1,
  access: 0.2,
  responseHead: 0.3,
  sample: 0.4,
  rows: 1,
  responseRows: 1.1,
  example: 2.5,
  failureRows: 3,
  failureExample: 4,
  callback: 5,
};
