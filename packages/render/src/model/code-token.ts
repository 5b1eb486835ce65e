/** A piece of code with the same meaning. */
export interface CodeToken {
  /** The characters of the token. The texts of all tokens are the code. */
  text: string;
  /** Absent for plain text. */
  kind?: 'comment' | 'key' | 'keyword' | 'number' | 'string';
}
