/**
 * Stores the cookies of one visitor, for a service worker: browsers do not let it read or set cookies.
 *
 * @example
 * ```ts
 * let cookie: string | undefined;
 * const session: SessionStore = { read: () => cookie, write: (changed) => void (cookie = changed) };
 * ```
 */
export interface SessionStore {
  /**
   * Returns the stored cookies, in the form of a `Cookie` header; `undefined` if the visitor is not signed in.
   *
   * @example
   * ```ts
   * const isSignedIn = async ({ read }: SessionStore) => (await read()) !== undefined;
   * ```
   */
  read(): string | undefined | Promise<string | undefined>;
  /**
   * Stores the cookies after sign-in, and deletes them (`undefined`) after sign-out.
   *
   * @example
   * ```ts
   * const signOut = ({ write }: SessionStore) => write(undefined);
   * ```
   */
  write(cookie: string | undefined): void | Promise<void>;
}
