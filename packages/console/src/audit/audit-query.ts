import { defined } from '@specshelf/base/defined';

/** The filters of the audit log: query parameters of the page and of the operation that lists events. */
export const auditFilterNames = ['action', 'actor', 'since', 'until'] as const;

export type AuditQuery = Readonly<Partial<Record<(typeof auditFilterNames)[number], string>>>;

/** Reads the filters. A form also sends empty fields, which select nothing. */
export function readAuditQuery(query: URLSearchParams): AuditQuery {
  const entries = auditFilterNames.map((name) => [name, query.get(name)?.trim() || undefined] as const);
  return defined(Object.fromEntries(entries));
}

/** Returns the URL of the audit log at `root` with filters, optionally at a page cursor. */
export function auditURL(root: string, query: AuditQuery, page?: string): string {
  const sent = new URLSearchParams(defined({ ...query, page }));
  return sent.size === 0 ? root : `${root}?${sent}`;
}

/** Returns the filters of the operation. A date selects its whole day, but `until` is exclusive in the API. */
export function operationFilters({ until, ...others }: AuditQuery): Record<string, string> {
  return defined({ ...others, until: until === undefined ? undefined : endOf(until) });
}

/** Undefined after the last day that the operation accepts: there are no later events. */
function endOf(text: string): string | undefined {
  if (text === '9999-12-31') return undefined;

  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // The operation rejects dates that do not exist, which `Date` may accept: 2026-02-31 would be March 3.
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return exists ? new Date(time + 86_400_000).toISOString() : text;
}
