import { describe, expect } from 'vitest';
import { createChangingSpec, pets } from '../../support/changing-spec.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function changelogSuite(context: SuiteContext): void {
  describe('the changelog', () => {
    const { publishAll } = createChangingSpec(context);

    context.test('lists the versions, newest first, with their most severe changes', async () => {
      const ids = await publishAll(
        { paths: ['/owners', '/toys'] },
        { paths: ['/owners'], kinds: ['cat', 'dog', 'bird'] },
        { paths: ['/owners'], kinds: ['cat', 'dog', 'bird'], description: 'Other words.' },
      );
      const { items, count } = await context.client().specs.listChangelog(pets);
      expect(count).toBe(3);
      expect(items.map(({ version }) => version.id)).toEqual([...ids].reverse());
      expect(items.map(({ changes }) => changes.map(({ rule }) => rule))).toEqual([
        [],
        ['path-removed', 'enum-value-added'],
        [],
      ]);
      expect(items[0]?.version.changes?.bump).toBe('patch');
    });

    context.test('has pages', async () => {
      const ids = await publishAll({ kinds: ['a'] }, { kinds: ['a', 'b'] }, { kinds: ['a', 'b', 'c'] });
      const listed: string[] = [];
      for await (const { version } of context.client().specs.listChangelog({ ...pets, limit: 1 })) {
        listed.push(version.id);
      }
      expect(listed).toEqual([...ids].reverse());
    });
  });
}
