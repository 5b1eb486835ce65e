export interface PairedStatuses {
  pairs: [string, string][];
  removed: string[];
  added: string[];
}

/** Pairs status codes: equal ones, then a code with the range that contains it. */
export function pairStatuses(before: readonly string[], after: readonly string[]): PairedStatuses {
  const pairs: [string, string][] = [];
  const rest = new Map(after.map((status) => [status.toUpperCase(), status]));
  const unmatched: string[] = [];
  for (const status of before) {
    const match = rest.get(status.toUpperCase());
    if (match === undefined) unmatched.push(status);
    else {
      rest.delete(status.toUpperCase());
      pairs.push([status, match]);
    }
  }
  const removed: string[] = [];
  for (const status of unmatched) {
    const match = [...rest].find(([key]) => isInRange(key, status) || isInRange(status, key));
    if (match === undefined) removed.push(status);
    else {
      rest.delete(match[0]);
      pairs.push([status, match[1]]);
    }
  }
  return { pairs, removed, added: [...rest.values()] };
}

/** Returns the range or `default` that contains a status code. */
export function coveringStatus(status: string, declared: readonly string[]): string | undefined {
  return (
    declared.find((other) => isInRange(status, other)) ??
    declared.find((other) => other === 'default' && status !== 'default')
  );
}

/** Whether a range such as `2XX` contains a status code such as `204`. */
function isInRange(status: string, range: string): boolean {
  return /^[1-5]XX$/i.test(range) && /^[1-5]\d\d$/.test(status) && status.startsWith(range.slice(0, 1));
}

/** Statuses from 100 to 399. */
export const isSuccess = (status: string): boolean => /^[123]/.test(status);
