/** A variable of the environment, in runtimes that have one and allow to read it. Empty is as good as absent. */
export function environmentVariable(name: string): string | undefined {
  try {
    // Read by name: bundlers would replace `process.env`, and workers and browsers have no `process`.
    const value: string | undefined = Object(globalThis).process?.env?.[name];
    return value || undefined;
  } catch {
    return undefined; // Deno without the permission
  }
}

/** Whether this is a browser: a page or one of its workers. Node.js, Deno, Bun and workerd name themselves. */
export function isBrowser(): boolean {
  return /^Mozilla\//.test(`${globalThis.navigator?.userAgent}`);
}
