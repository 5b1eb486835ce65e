/** The path of the demo, with a trailing slash, and whether the current page is its start page. */
export interface Base {
  path: string;
  isStart: boolean;
}

/** Finds the path of the demo in that of the start page, or of one of its documentation pages. Undefined for other pages. */
export function baseOf(path: string, isStart: boolean): Base | undefined {
  const [, page] = /^(.*\/)(?:orgs\/examples|spaces\/docs)(?:\/|$)/.exec(path) ?? [];
  if (page !== undefined) return { path: page, isStart: false };
  return isStart ? { path: path.replace(/[^/]*$/, ''), isStart } : undefined;
}
