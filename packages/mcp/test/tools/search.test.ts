import { anonymous } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { search } from '../../src/tools/search.js';
import type { ToolCall } from '../../src/tools/tool.js';

function callWith(results: object): ToolCall {
  const service = { search: async () => results };
  // Only what the tool uses without `spec`.
  return { service, principal: anonymous, organizationId: 'acme', publicURL: '' } as unknown as ToolCall;
}

describe('a page of the search without hits', () => {
  it.each([
    [{ items: [] }, {}, 'Nothing matches "pets". Use fewer or other words; all of them must match.'],
    [
      { items: [], suggestion: 'pet' },
      {},
      'Nothing matches "pets". Did you mean `search { "query": "pet" }`?',
    ],
    [
      { items: [], next: { page: 'c' } },
      {},
      'None so far. Continue with the next page.\nMore: `search { "query": "pets", "page": "c" }`',
    ],
    [{ items: [] }, { page: 'c' }, 'Nothing more matches "pets".'],
  ])('%j for %j', async (results, values, expected) => {
    expect(await search.run(callWith(results), { query: 'pets', ...values })).toBe(expected);
  });
});
