import type { Schema } from '@specshelf/contract';
import { hasScope, isLimitedToSpecs } from '@specshelf/service';
import { openSpec } from '../access/open-spec.js';
import { cell } from '../text/cell.js';
import { fitLines } from '../text/fit-lines.js';
import { callOf } from '../text/next-call.js';
import { slugOf } from './opened-version.js';
import { oneOf, required, text } from './parameters.js';
import { specParameter } from './spec-parameter.js';
import { defineTool, type ToolCall } from './tool.js';

const budget = 7 * 1024;
const mostHits = 20;

type Hit = Schema<'SearchResult'>;

const kinds = ['operation', 'schema', 'spec', 'page'] as const;

export const search = defineTool({
  name: 'search',
  title: 'Search',
  description:
    'Finds operations, schemas, specifications, and pages of documentation by words of their names, paths, titles, and descriptions, at most 20 hits. All words must match, so use few and characteristic ones, such as "merge pull request".',
  parameters: {
    query: required(text('Words, an operationId, a path, or the name of a schema.')),
    kind: oneOf('Only hits of this kind.', kinds),
    ...specParameter,
    page: text('The cursor from the end of the page before.'),
  },
  async answer(call, { query, kind, spec: wanted, page }) {
    const { service, principal, organizationId } = call;
    const spec = wanted === undefined && call.specSlug === undefined ? undefined : slugOf(call, wanted);
    // Private and missing specifications have the same error as in other tools.
    if (spec !== undefined) await openSpec(service, principal, { organizationId, specSlug: spec });
    const sent = { q: query, limit: mostHits, ...defined({ kind, spec, page }) };
    const { items, next, suggestion } = await service.search({ organizationId }, sent, principal);
    const hits = items.filter((hit) => isVisible(call, hit));
    const again = (values: object) => callOf('search', { query, kind, spec: wanted, ...values });
    const limited =
      isLimitedToSpecs(principal) && spec === undefined
        ? ['This token is limited to some specifications: name one of them in `spec`. list_specs lists them.']
        : [];
    if (hits.length === 0) {
      const hint =
        suggestion === undefined
          ? 'Use fewer or other words; all of them must match.'
          : `Did you mean ${again({ query: suggestion })}?`;
      return [`Nothing matches ${JSON.stringify(query)}. ${hint}`, ...limited].join('\n');
    }
    const { text: lines } = fitLines(hits.map(lineOf), budget);
    return [
      lines,
      '',
      ...(next === undefined ? [] : [`More: ${again({ page: next.page })}`]),
      `Next: ${nextCall(call, hits[0])}`,
    ].join('\n');
  },
});

function defined(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A token for some specifications sees only these, also of public ones. */
function isVisible({ principal, organizationId }: ToolCall, { spec }: Hit): boolean {
  return !isLimitedToSpecs(principal) || hasScope(principal, 'openapi:read', organizationId, spec);
}

function lineOf({ kind, spec, title, method, path, identifier, snippet, deprecated, urls }: Hit): string {
  const state = deprecated ? ' (deprecated)' : '';
  const about = snippet === undefined ? '' : `. ${cell(snippet, 120)}`;
  const place = `spec ${spec}${state}`;
  if (kind === 'operation') {
    const name = path === undefined ? `webhook ${method} ${identifier}` : `${method} ${cell(path, 200)}`;
    const id = path !== undefined && identifier !== undefined ? ` \`${cell(identifier, 100)}\`` : '';
    return `- ${name}${id}: ${cell(title)} (${place})${about}`;
  }
  if (kind === 'schema') return `- schema \`${cell(identifier ?? title, 150)}\` (${place})${about}`;
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
