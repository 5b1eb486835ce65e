export interface PairedStatuses {
  /** Equal status codes, and codes with a range that contains them. */
  pairs: [string, string][];
  removed: string[];
  added: string[];
}

/** Pairs status codes: equal ones, then codes with the ranges that contain them. A range may occur in several pairs. */
export function pairStatuses(before: readonly string[], after: readonly string[]): PairedStatuses {
  const result: PairedStatuses = { pairs: [], removed: [], added: [] };
  const rest = new Map(after.map((status) => [status.toUpperCase(), status]));
  const ranges = new Map([...rest].filter(([key]) => isRange(key)));
  const codes = codesByRange(after);
  const unmatched: string[] = [];
  for (const status of before) {
    const match = take(rest, status.toUpperCase());
    if (match === undefined) unmatched.push(status);
    else result.pairs.push([status, match]);
  }
  for (const status of unmatched) {
    const key = status.toUpperCase();
    const matches = isRange(key) ? codes.get(key) : list(ranges.get(rangeOf(key) ?? ''));
    // A range that is split into codes is narrowed once; `coveringStatus` finds it for the other codes.
    const match = matches?.find((other) => rest.has(other.toUpperCase())) ?? matches?.[0];
    if (match === undefined) result.removed.push(status);
    else {
      rest.delete(match.toUpperCase());
      result.pairs.push([status, match]);
    }
  }
  result.added.push(...rest.values());
  return result;
}

function take(statuses: Map<string, string>, key: string): string | undefined {
  const status = statuses.get(key);
  statuses.delete(key);
  return status;
}

const list = (status: string | undefined): string[] | undefined =>
  status === undefined ? undefined : [status];

function codesByRange(statuses: readonly string[]): Map<string, string[]> {
  const codes = new Map<string, string[]>();
  for (const status of statuses) {
    const range = rangeOf(status);
    if (range === undefined) continue;
    const known = codes.get(range);
    if (known === undefined) codes.set(range, [status]);
    else known.push(status);
  }
  return codes;
}

/** Returns the range or `default` that contains a status code. `declared` has the statuses by their names in upper case. */
export function coveringStatus(status: string, declared: ReadonlyMap<string, string>): string | undefined {
  const range = declared.get(rangeOf(status) ?? '');
  return range ?? (status === 'default' ? undefined : declared.get('DEFAULT'));
}

/** Whether a status is a range such as `2XX`. */
export const isRange = (status: string): boolean => /^[1-5]XX$/i.test(status);

/** Returns the range that contains a status code, such as `2XX` for `204`. */
function rangeOf(status: string): string | undefined {
  return /^[1-5]\d\d$/.test(status) ? `${status.slice(0, 1)}XX` : undefined;
}

/** Statuses from 100 to 399. */
export const isSuccess = (status: string): boolean => /^[123]/.test(status);
