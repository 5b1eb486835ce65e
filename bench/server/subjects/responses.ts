import { createHash } from 'node:crypto';
import { defaultPolicy, summarize, type Tally } from '@specshelf/changes';
import { url } from './place.js';
import type { SpecRow, TokenRow, VersionRow } from './rows.js';
import type { Tables } from './tables.js';

/** Returns the row of the caller while its token is valid. */
export async function findToken(
  { find }: Tables,
  authorization: string | undefined,
): Promise<TokenRow | undefined> {
  const [token] = await find('token', sha256(authorization?.slice('Bearer '.length) ?? ''));
  if (token === undefined || token.revoked_at !== null) return undefined;
  return token.expires_at !== null && token.expires_at <= new Date().toISOString() ? undefined : token;
}

export function specResponse(row: SpecRow, { scopes }: Pick<TokenRow, 'scopes'>) {
  return {
    object: 'openapi-spec',
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    slug: row.slug,
    processingState: row.processing_state,
    visibility: row.visibility,
    ...(row.last_version === null ? {} : { lastVersion: row.last_version }),
    ...(row.last_processed_at === null ? {} : { lastProcessedAt: row.last_processed_at }),
    ...(row.last_process_error_code === null ? {} : { lastProcessErrorCode: row.last_process_error_code }),
    lastProcessedErrors: JSON.parse(row.last_processed_errors),
    lastProcessedErrorCount: row.last_processed_error_count,
    problemCounts: { error: row.error_count, warning: row.warning_count, info: row.info_count },
    ...(row.facts === null ? {} : JSON.parse(row.facts)),
    ...(row.owner === null ? {} : { owner: row.owner }),
    tags: JSON.parse(row.tags),
    ...(row.lifecycle === null ? {} : { lifecycle: row.lifecycle }),
    links: JSON.parse(row.links),
    compatibility: {
      ...{ refuse: 'none', against: 'latest', categories: ['wire'], rules: {}, strict: false },
      ...(row.compatibility === null ? {} : JSON.parse(row.compatibility)),
    },
    permissions: { view: scopes.includes('"openapi:read"'), edit: scopes.includes('"openapi:write"') },
    urls: {
      location: `${url}/v1/orgs/default/openapi/${row.slug}`,
      app: `${url}/orgs/default/openapi/${row.slug}`,
    },
  };
}

export function versionResponse(slug: string, row: VersionRow) {
  const { id, created_at: createdAt, facts, openapi, size, digest } = row;
  const { labels, deprecation, publication, publication_count } = row;
  const location = `${url}/v1/orgs/default/openapi/${slug}/versions/${id}`;
  return {
    object: 'openapi-spec-version',
    id,
    createdAt,
    ...(facts === null ? {} : JSON.parse(facts)),
    ...(openapi === null ? {} : { openapi }),
    ...(size === null ? {} : { size }),
    digest,
    labels: labels === null ? [] : labels.split(',').sort(),
    ...(row.changes === null ? {} : { changes: changesOf(JSON.parse(row.changes)) }),
    ...(deprecation === null ? {} : { deprecation: JSON.parse(deprecation) }),
    ...(publication === null ? {} : { publication: publicationOf(JSON.parse(publication)) }),
    publicationCount: publication_count,
    url: `${location}/document.json`,
    urls: { location, app: `${url}/orgs/default/openapi/${slug}/versions/${id}` },
  };
}

/** Removes the references from a stored publication. */
function publicationOf({
  specId: _spec,
  versionId: _version,
  createdAt: publishedAt,
  ...others
}: Readonly<Record<string, unknown>>) {
  return { ...others, publishedAt };
}

/** Sums up the stored changes of a version. */
function changesOf({ from, tally }: { from: string; tally: Tally }) {
  return { from, ...summarize(tally, defaultPolicy) };
}

/** What a page needs apart from its rows. */
export interface Page {
  limit: number;
  count: number;
  list: string;
  cursorKey: string;
}

/** Returns the first page of the specifications. */
export async function specsPage(
  { find }: Tables,
  limit: number,
  { cursorKey, token }: Caller,
): Promise<object> {
  const rows = await find('specs', limit + 1);
  const [organization] = await find('organization');
  const page = { limit, count: organization?.spec_count ?? 0, list: 'specs of default', cursorKey };
  return pageResponse(rows, page, (row) => specResponse(row, token));
}

export interface Caller {
  cursorKey: string;
  token: TokenRow;
}

/** The first page of a list. Its cursor is ours, so that all responses are equal. */
export function pageResponse<Row extends { id: string; created_at: string }, Item>(
  rows: readonly Row[],
  page: Page,
  present: (row: Row) => Item,
) {
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const isMore = rows.length > page.limit && last !== undefined;
  const next = isMore ? { next: { page: cursor(last, page) } } : {};
  return { items: shown.map(present), count: page.count, ...next };
}

function cursor({ id, created_at }: { id: string; created_at: string }, { cursorKey, list }: Page): string {
  const key = `${created_at.replaceAll(/[-:.]/g, '')}.${id}`;
  return `${key}.${sha256(JSON.stringify([cursorKey, list, key])).slice(0, 24)}`;
}

export function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
