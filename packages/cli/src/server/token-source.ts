/** A token and its origin. */
export interface TokenSource {
  /** Such as `SPECSHELF_TOKEN`, for messages. Undefined if there is no token. */
  from: string | undefined;
  /** Returns the token; undefined if there is none. */
  read: (() => Promise<string>) | undefined;
  /** How this CI system could do without a stored token. */
  hint?: string | undefined;
}
