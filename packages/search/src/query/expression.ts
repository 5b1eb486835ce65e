/** A condition about the tokens of a document. `prefix` is the beginning of any of its tokens. */
export type Expression =
  | { token: string }
  | { prefix: string }
  | { any: readonly Expression[] }
  | { all: readonly Expression[]; not?: Expression };
