import { defined } from '@specshelf/base/defined';
import { isDeprecatedFor, type OpenAPISpecSummary, readsPrivateIn } from '@specshelf/service';
import { cell, row, table } from '../text/cell.js';
import { callOf } from '../text/next-call.js';
import { invalidArgument } from './opened-version.js';
import { text } from './parameters.js';
import { defineTool } from './tool.js';

const mostTags = 5;

export const listSpecs = defineTool({
  name: 'list_specs',
  title: 'List specifications',
  description:
    'Lists the OpenAPI specifications of the organization by name, 50 a page: slug, title, version, number of operations; for members of the organization also owner, tags, and date. The slug is the argument `spec` of the other tools. To find an operation, use search.',
  parameters: {
    query: text('Words of the title or the slug, for members also of the owner or the tags; all must match.'),
    owner: text('Only specifications of this owner. For members.'),
    label: text('Only specifications with a version of this label, such as "prod".'),
    page: text('The cursor from the end of the page before.'),
  },
  async answer({ service, organizationId, principal, now }, { query, owner, label, page }) {
    const isMember = readsPrivateIn(principal, organizationId);
    if (owner !== undefined && !isMember) throw invalidArgument('owner', membersOnly);
    const filter = defined({ q: query, owner, label, page });
    const found = await service.listReadableSpecs(organizationId, principal, filter);
    const more =
      found.next === undefined
        ? []
        : [`More: ${callOf('list_specs', { query, owner, label, page: found.next })}`];
    if (found.items.length === 0)
      return [nothing({ query, owner, label, page, hasMore: more.length > 0 }), ...more].join('\n');
    const [first] = found.items;
    return [
      ...table('spec', 'title', 'version', 'operations', ...(isMember ? ['owner', 'tags', 'changed'] : [])),
      ...found.items.map((spec) =>
        row(
          ...describe(spec, isDeprecatedFor(principal, spec, now)),
          ...(isMember ? managementOf(spec) : []),
        ),
      ),
      '',
      ...more,
      `Next: ${callOf('list_operations', { spec: first?.slug })}, or search for an operation.`,
    ].join('\n');
  },
});

const membersOnly =
  'must be absent without a token of this organization that has the scope openapi:read: only its members see owners';

function describe({ slug, facts, lastVersion }: OpenAPISpecSummary, isDeprecated: boolean): string[] {
  const counts = facts?.counts;
  const webhooks = counts && counts.webhooks > 0 ? ` + ${webhooksOf(counts.webhooks)}` : '';
  return [
    slug,
    cell(facts?.title ?? '', 80) + (isDeprecated ? ' (deprecated)' : ''),
    lastVersion === undefined ? 'none yet' : cell(facts?.documentVersion ?? '', 30),
    counts === undefined ? '' : `${counts.operations}${webhooks}`,
  ];
}

/** What only members see. */
function managementOf({ owner, tags, updatedAt }: OpenAPISpecSummary): string[] {
  return [cell(owner ?? '', 40), cell(tags.slice(0, mostTags).join(', '), 60), updatedAt.slice(0, 10)];
}

interface Filter {
  query: string | undefined;
  owner: string | undefined;
  label: string | undefined;
  page: string | undefined;
  hasMore: boolean;
}

function nothing({ query, owner, label, page, hasMore }: Filter): string {
  if (hasMore)
    return 'None so far: the specifications that were read do not match. Continue with the next page.';
  const used = Object.entries({ query, owner, label }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${JSON.stringify(value)}`],
  );
  if (used.length > 0)
    return `No specification that you may read matches ${used.join(' and ')}. Call ${callOf('list_specs', {})} without them for all specifications.`;
  return page === undefined
    ? 'There is no specification that you may read. Publish one, or send a token of this organization with the scope openapi:read.'
    : 'There are no more specifications.';
}

function webhooksOf(count: number): string {
  return count === 1 ? '1 webhook' : `${count} webhooks`;
}
