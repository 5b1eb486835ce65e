/** An answer as HTTP carries it. No chunks: no body at all. Header names are lower case. */
export interface HTTPReply {
  status: number;
  headers: Record<string, string>;
  chunks: readonly string[];
}
