import { sha256 } from '@noble/hashes/sha2.js';
import { markdownCode, markdownLink } from '@specshelf/render/markdown';
import {
  anonymous,
  isDeprecatedFor,
  type OpenAPISpecSummary,
  type Principal,
  readsPrivateIn,
} from '@specshelf/service';
import { pluralize } from '../../components/pluralize.js';
import type { PageRequest } from '../../web/page-request.js';
import { createReaderLinks } from '../reading/reader-links.js';
import { hidden } from '../reading/reading.js';
import { type ToURL, toText } from './markdown-lists.js';

/** A page of the index lists about so many specifications, and reads at most so many pages of the catalog. */
const longestPage = 500;
const mostReads = 20;

interface IndexRequest extends Pick<PageRequest, 'links' | 'now' | 'params' | 'principal' | 'query'> {
  service: Pick<PageRequest['service'], 'listReadableSpecs'>;
}

export interface OrganizationIndex {
  text: string;
  etag: string;
}

/** The index of the specifications of an organization that the visitor may read, for programs with language models (llmstxt.org). */
export async function organizationIndex(page: IndexRequest, publicURL: string): Promise<OrganizationIndex> {
  const { links } = page;
  const { organizationId, isMember, items, next } = await readVisible(page);
  const toURL: ToURL = (path) => new URL(path, publicURL).href;
  const address = `${links.organization(organizationId)}/llms.txt`;
  const blocks = [
    `# ${toText(organizationId)}`,
    `> ${isMember ? 'The specifications' : 'The public specifications'} of the organization ${markdownCode(organizationId)}.`,
    '## Specifications',
    items.length === 0 ? 'None.' : items.map((spec) => specItem(spec, page, toURL)).join('\n'),
    ...(next === undefined
      ? []
      : [markdownLink('More specifications', toURL(`${address}?page=${encodeURIComponent(next)}`))]),
    '## Model Context Protocol',
    `- ${markdownLink('MCP server', toURL(`${links.organization(organizationId)}/mcp`))}: tools that search and read these specifications.`,
  ];
  const text = `${blocks.join('\n\n')}\n`;
  return { text, etag: etagOf(text) };
}

interface Specs {
  organizationId?: string;
  items: readonly OpenAPISpecSummary[];
  next?: string;
}

interface VisibleSpecs extends Specs {
  organizationId: string;
  isMember: boolean;
}

/**
 * Reads the page of the list that the query selects. An organization without readable specifications does not exist, except for its
 * members. Neither a wrong cursor nor one of an earlier time reveals it.
 */
async function readVisible(request: IndexRequest): Promise<VisibleSpecs> {
  const start = request.query.get('page') ?? undefined;
  if (start === undefined) return requireVisible(request, await readSpecs(request, start));
  const requireFirst = async () => requireVisible(request, await readSpecs(request, undefined));
  const found = await readSpecs(request, start).catch(async (error) => {
    await requireFirst();
    throw error;
  });
  const { organizationId, isMember } =
    found.items.length === 0 ? await requireFirst() : requireVisible(request, found);
  return { ...found, organizationId, isMember };
}

function requireVisible({ principal }: IndexRequest, found: Specs): VisibleSpecs {
  const { organizationId, items } = found;
  if (organizationId === undefined) throw hidden(principal);
  const isMember = principal !== undefined && readsPrivateIn(principal, organizationId);
  if (!isMember && items.length === 0) throw hidden(principal);
  return { ...found, organizationId, isMember };
}

async function readSpecs(
  { service, principal, params }: IndexRequest,
  start: string | undefined,
): Promise<Specs> {
  const { organizationId = '' } = params;
  const items: OpenAPISpecSummary[] = [];
  let page = start;
  for (let count = 0; ; count++) {
    const found = await service.listReadableSpecs(
      organizationId,
      principal ?? anonymous,
      page === undefined ? {} : { page },
    );
    // A specification without a version has no pages.
    items.push(...found.items.filter(({ lastVersion }) => lastVersion !== undefined));
    const { organizationId: stored, next } = found;
    const isEnd = next === undefined || items.length >= longestPage || count >= mostReads;
    if (isEnd)
      return {
        items,
        ...(stored === undefined ? {} : { organizationId: stored }),
        ...(next === undefined ? {} : { next }),
      };
    page = next;
  }
}

function specItem(
  spec: OpenAPISpecSummary,
  { links, now, principal = anonymous }: IndexRequest,
  toURL: ToURL,
): string {
  const { organizationId, slug, facts } = spec;
  const { index } = createReaderLinks(links.spec({ organizationId, specSlug: slug }), false);
  const title = facts?.title === undefined || facts.title.trim() === '' ? slug : facts.title;
  const texts = [
    ...(facts?.documentVersion === undefined || facts.documentVersion === ''
      ? []
      : [`version ${toText(facts.documentVersion)}`]),
    ...(facts === undefined ? [] : [pluralize(facts.counts.operations, 'operation')]),
    ...(isDeprecatedFor(principal, spec, now) ? ['deprecated'] : []),
  ];
  const summary =
    facts?.summary === undefined || facts.summary.trim() === '' ? '' : `. ${toText(facts.summary)}`;
  return `- ${markdownLink(toText(title), toURL(index))}: ${[markdownCode(slug), ...texts].join(', ')}${summary}`;
}

function etagOf(text: string): string {
  return `"${btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text)).subarray(0, 18)))}"`;
}

/** Shared caches may store what visitors without a session see. */
export function cacheControlOfIndex(principal: Principal | undefined): string {
  return principal === undefined ? 'public, max-age=60, must-revalidate' : 'private, no-cache';
}
