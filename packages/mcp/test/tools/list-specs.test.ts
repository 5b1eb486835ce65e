import { anonymous } from '@specshelf/service';
import { spec, time } from '@specshelf/service/test/records';
import { expect, it } from 'vitest';
import { listSpecs } from '../../src/tools/list-specs.js';
import type { ToolCall } from '../../src/tools/tool.js';

it.each([
  [10, true],
  [11, false],
])('list_specs at second 10 marks a deprecation at second %i: %s', async (second, expected) => {
  const items = [spec({ visibility: 'public', deprecation: { at: time(second) } })];
  const service = { listReadableSpecs: async () => ({ organizationId: 'acme', items }) };
  const call = { service, principal: anonymous, organizationId: 'acme', now: new Date(time(10)) };
  // Only what the tool uses.
  const text = await listSpecs.run(call as unknown as ToolCall, {});
  expect(text.includes('(deprecated)')).toBe(expected);
});
