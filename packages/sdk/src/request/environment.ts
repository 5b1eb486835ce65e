/** Returns an environment variable, or `undefined` if it is empty or the runtime has no environment. */
export function environmentVariable(name: string): string | undefined {
  try {
    // Not `process.env`: bundlers would replace it, and workers and browsers have no `process`.
    const value: string | undefined = Object(globalThis).process?.env?.[name];
    return value || undefined;
  } catch {
    return undefined; // Deno without permission to read it.
  }
}

/** Whether this is a page in a browser or one of its workers. Other runtimes have another user agent. */
export function isBrowser(): boolean {
  return /^Mozilla\//.test(`${globalThis.navigator?.userAgent}`);
}
