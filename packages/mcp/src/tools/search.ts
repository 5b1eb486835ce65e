import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { isLimitedToSpecs } from '@specshelf/service';
import { openSpec } from '../access/open-spec.js';
import { cell, code } from '../text/cell.js';
import { fitLines } from '../text/fit-lines.js';
import { callOf } from '../text/next-call.js';
import { invalidArgument, slugOf } from './opened-version.js';
import { oneOf, required, text } from './parameters.js';
import { specParameter } from './spec-parameter.js';
import { defineTool, type ToolCall } from './tool.js';

const budget = 7 * 1024;
const mostHits = 20;

/** In characters. The rest would not be searched. */
const longestQuery = 200;

type Hit = Schema<'SearchResult'>;

const kinds = ['operation', 'schema', 'spec', 'page'] as const;

export const search = defineTool({
  name: 'search',
  title: 'Search',
  description:
    'Finds operations, schemas, specifications, and pages of documentation by words of their names, paths, titles, and descriptions, at most 20 hits. All words must match, so use few and characteristic ones, such as "merge pull request".',
  parameters: {
    query: required(text('Words, an operationId, a path, or the name of a schema.', longestQuery)),
    kind: oneOf('Only hits of this kind.', kinds),
    ...specParameter,
    page: text('The cursor from the end of the page before.'),
  },
  async answer(call, { query, kind, spec: wanted, page }) {
    const { service, principal, organizationId } = call;
    const spec = await specOf(call, wanted);
    const read = (limit: number) =>
      service.search({ organizationId }, { q: query, limit, ...defined({ kind, spec, page }) }, principal);
    const first = await read(mostHits);
    const { text: lines, count } = fitLines(first.items.map(lineOf), budget);
    const isCut = count > 0 && count < first.items.length;
    const { next, suggestion } = isCut ? await read(count) : first;
    const again = (values: object) =>
      callOf('search', { query, kind, spec: call.specSlug === undefined ? spec : wanted, ...values });
    const more = next === undefined ? [] : [`More: ${again({ page: next.page })}`];
    if (count > 0) return [lines, '', ...more, `Next: ${nextCall(call, first.items[0])}`].join('\n');
    if (next !== undefined) return ['None so far. Continue with the next page.', ...more].join('\n');
    if (page !== undefined) return `Nothing more matches ${JSON.stringify(query)}.`;
    const hint =
      suggestion === undefined
        ? 'Use fewer or other words; all of them must match.'
        : `Did you mean ${again({ query: suggestion })}?`;
    return `Nothing matches ${JSON.stringify(query)}. ${hint}`;
  },
});

/** Returns the slug of the only specification to search. A token for some specifications does not search all of them at once. */
async function specOf(call: ToolCall, wanted: string | undefined): Promise<string | undefined> {
  const { service, principal, organizationId } = call;
  if (wanted !== undefined || call.specSlug !== undefined) {
    const slug = slugOf(call, wanted);
    // Private and missing specifications have the same error as in other tools.
    await openSpec(service, principal, { organizationId, specSlug: slug });
    return slug;
  }
  if (!isLimitedToSpecs(principal)) return undefined;
  const { items, next } = await service.listReadableSpecs(organizationId, principal);
  const [only, ...others] = items.map(({ slug }) => slug);
  if (only !== undefined && others.length === 0 && next === undefined) return only;
  const named = only === undefined ? '' : `, such as ${JSON.stringify(only)}`;
  throw invalidArgument(
    'spec',
    `is missing: this token is limited to some specifications, so search them one by one${named}. list_specs lists them`,
  );
}

function lineOf({ kind, spec, title, method, path, identifier, snippet, deprecated, urls }: Hit): string {
  const state = deprecated ? ' (deprecated)' : '';
  const about = snippet === undefined ? '' : `. ${cell(snippet, 120)}`;
  const place = `spec ${spec}${state}`;
  if (kind === 'operation') {
    const name =
      path === undefined
        ? `webhook ${method} ${cell(identifier ?? title, 100)}`
        : `${method} ${cell(path, 200)}`;
    const id = path !== undefined && identifier !== undefined ? ` ${code(identifier, 100)}` : '';
    // Without a summary, the title is the method and path.
    const named = title === `${method} ${path}` ? '' : `: ${cell(title)}`;
    return `- ${name}${id}${named} (${place})${about}`;
  }
  if (kind === 'schema') return `- schema ${code(identifier ?? title, 150)} (${place})${about}`;
  if (kind === 'spec') return `- specification \`${spec}\`: ${cell(title)}${state}${about}`;
  return `- page ${cell(title)}: ${cell(urls.app, 300)} (${place})${about}`;
}

function nextCall(call: ToolCall, hit: Hit | undefined): string {
  if (hit === undefined) return callOf('list_operations', {});
  const { kind, method, path, identifier, title } = hit;
  const own = call.specSlug === undefined ? { spec: hit.spec } : {};
  if (kind === 'operation') {
    const address = `${method} ${path ?? identifier}`;
    return callOf('get_operation', {
      ...own,
      operation: path === undefined ? address : (identifier ?? address),
    });
  }
  if (kind === 'schema') return callOf('get_schema', { ...own, name: identifier ?? title });
  return callOf('list_operations', own);
}
