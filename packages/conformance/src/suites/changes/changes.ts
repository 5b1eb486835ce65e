import { describe, expect } from 'vitest';
import { createChangingSpec, pets, petsPath, petsText } from '../../support/changing-spec.js';
import { collect } from '../../support/collect.js';
import { errorOf } from '../../support/error-of.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function changesSuite(context: SuiteContext): void {
  describe('the changes of a version', () => {
    const { publish, publishAll, setCompatibility } = createChangingSpec(context);
    const list = (versionId: string, filter: object = {}) =>
      context.client().specs.versions.listChanges({ ...pets, versionId, ...filter });
    const rulesOf = async (versionId: string, filter: object = {}) =>
      (await list(versionId, filter)).items.map(({ rule }) => rule);

    context.test('are listed with their places and the operations that they affect', async () => {
      const [first, second = ''] = await publishAll({}, { kinds: ['cat'] });
      const { text } = await context.request('GET', `${petsPath}/versions/${second}/changes`);
      expect(JSON.parse(text)).toMatchObject({
        object: 'openapi-spec-changes',
        from: first,
        to: second,
        complete: true,
        summary: { breaking: 1, risky: 0, safe: 0, docs: 0 },
        bump: 'major',
        count: 1,
        items: [
          {
            rule: 'enum-value-removed',
            impact: 'breaking',
            category: 'wire',
            action: 'removed',
            directions: { toServer: 'breaking' },
            before: { file: 'openapi.yaml', line: 18, value: 'dog' },
            after: { file: 'openapi.yaml', line: 18 },
            operations: [{ method: 'post', path: '/pets', operationId: 'createPet' }],
            operationCount: 1,
          },
        ],
      });
      expect(JSON.parse(text).items[0].message).toContain('dog');
    });

    context.test('are summed up in each version but the first', async () => {
      const [first = '', second = ''] = await publishAll({}, { paths: ['/owners', '/toys'] });
      const read = (versionId: string) => context.client().specs.versions.get({ ...pets, versionId });
      expect(await read(first)).not.toHaveProperty('changes');
      const changes = { from: first, summary: { breaking: 0, risky: 0, safe: 1, docs: 0 }, bump: 'minor' };
      expect((await read(second)).changes).toEqual(changes);
      const { items } = await context.client().specs.versions.list(pets);
      expect(items.map((version) => version.changes)).toEqual([changes, undefined]);
      expect((await list(first)).items).toEqual([]);
    });

    context.test('are those since another version, which a label can name', async () => {
      const [first = '', , third = ''] = await publishAll(
        { paths: ['/owners', '/toys'] },
        { paths: ['/owners'] },
        { paths: ['/owners'], kinds: ['cat', 'dog', 'bird'] },
      );
      await context.client().specs.labels.set({ ...pets, label: 'prod', version: first });
      expect(await rulesOf(third)).toEqual(['enum-value-added']);
      const all = ['path-removed', 'enum-value-added'];
      expect(await rulesOf(third, { from: first })).toEqual(all);
      expect(await rulesOf(third, { from: 'label:prod' })).toEqual(all);
      expect(await rulesOf('label:prod', { from: third })).toEqual(['enum-value-removed', 'path-added']);
      expect((await errorOf(list(third, { from: 'unknown' }))).status).toBe(404);
    });

    context.test('have the requested impact, in pages', async () => {
      const [, second = ''] = await publishAll(
        { paths: ['/owners', '/toys', '/beds'] },
        { kinds: ['cat'], paths: ['/owners', '/food'], description: 'Other words.' },
      );
      const all = ['path-removed', 'path-removed', 'enum-value-removed', 'path-added', 'info-text-changed'];
      const rules = await rulesOf(second, { impact: 'docs' });
      expect([...rules].sort()).toEqual([...all].sort());
      expect(await rulesOf(second)).toHaveLength(4);
      expect(await rulesOf(second, { impact: 'breaking' })).toHaveLength(3);
      const paged: string[] = [];
      for await (const { rule } of list(second, { impact: 'docs', limit: 2 })) paged.push(rule);
      expect(paged).toEqual(rules);
    });

    context.test('have the result of the whole comparison on each page of the client', async () => {
      const [from, to = ''] = await publishAll(
        { paths: ['/owners', '/toys'] },
        { kinds: ['cat'], paths: ['/owners', '/food'] },
      );
      const summary = { breaking: 2, risky: 0, safe: 1, docs: 0 };
      const comparison = { complete: true, summary, bump: 'major', from, to };
      const pages = await collect(list(to, { impact: 'breaking', limit: 1 }).pages());
      const latest = await context.client().specs.versions.listLatestChanges(pets);
      expect(pages).toHaveLength(2);
      for (const page of [...pages, latest]) {
        const { complete, summary, bump, from, to } = page;
        expect({ complete, summary, bump, from, to }).toEqual(comparison);
      }
    });

    context.test('are those of the latest version at a URL of their own', async () => {
      const [, second] = await publishAll({}, { kinds: ['cat'] });
      const latest = await context.client().specs.versions.listLatestChanges(pets);
      expect(latest.items.map(({ rule }) => rule)).toEqual(['enum-value-removed']);
      const { text } = await context.request('GET', `${petsPath}/versions/latest/changes`);
      expect(JSON.parse(text).to).toBe(second);
    });

    context.test('are also Markdown, with the same bytes each time', async () => {
      const [, second = ''] = await publishAll({}, { kinds: ['cat'], paths: [] });
      const read = () => context.client().specs.versions.getChangesMarkdown({ ...pets, versionId: second });
      const markdown = await read();
      expect(markdown).toContain('## Breaking changes');
      expect(markdown).toContain('### POST /pets');
      expect(markdown).toContain('`dog` is no longer one of the values of `kind`.');
      expect(await read()).toBe(markdown);
    });

    context.test('reject an unknown impact', async () => {
      const [, second] = await publishAll({}, { kinds: ['cat'] });
      const urls = ['versions/latest/changes', `versions/${second}/changes`, `versions/${second}/changes.md`];
      for (const url of urls) {
        expect((await context.request('GET', `${petsPath}/${url}?impact=all`)).status).toBe(400);
      }
    });

    context.test('reject the cursor of another list', async () => {
      const [first = '', second = '', third = ''] = await publishAll(
        { paths: ['/owners', '/toys'] },
        { kinds: ['cat'], paths: ['/owners'] },
        { kinds: ['dog'], paths: [] },
      );
      const { next } = await list(second, { limit: 1 });
      const ofChangelog = await context.client().specs.listChangelog({ ...pets, limit: 1 });
      const statusOf = async (url: string, page = '') =>
        (await context.request('GET', `${petsPath}/${url}page=${page}`)).status;
      expect(await statusOf(`versions/${second}/changes?`, next?.page)).toBe(200);
      for (const url of [
        `versions/${third}/changes?`,
        `versions/${third}/changes?from=${first}&`,
        `versions/${second}/changes?impact=breaking&`,
        'versions/latest/changes?',
        'changelog?',
      ]) {
        expect(await statusOf(url, next?.page), url).toBe(400);
      }
      expect(await statusOf('changelog?', ofChangelog.next?.page)).toBe(200);
      expect(await statusOf(`versions/${second}/changes?`, ofChangelog.next?.page)).toBe(400);
    });

    context.test('have the levels of the settings as soon as these change', async () => {
      const [first, second = ''] = await publishAll({}, { kinds: ['cat', 'dog', 'bird'] });
      expect((await list(second)).items[0]?.impact).toBe('safe');
      await setCompatibility({ rules: { 'enum-value-added': 'breaking' } });
      expect((await list(second)).items[0]?.impact).toBe('breaking');
      const { changes } = await context.client().specs.versions.get({ ...pets, versionId: second });
      expect(changes).toMatchObject({ from: first, summary: { breaking: 1, safe: 0 }, bump: 'major' });
      await setCompatibility({ rules: { 'enum-value-added': 'off' } });
      expect((await list(second)).items).toEqual([]);
    });

    context.test('are those of the existing version for a text that is published again', async () => {
      const [first, second = ''] = await publishAll({}, { kinds: ['cat'] });
      const read = async () => {
        const { text } = await context.request('GET', `${petsPath}/versions/${second}/changes`);
        return JSON.parse(text);
      };
      const before = await read();
      expect(before).toMatchObject({ from: first, count: 1, items: [{ rule: 'enum-value-removed' }] });
      expect((await publish({ kinds: ['cat'] })).lastVersion).toBe(second);
      expect(await read()).toEqual(before);
    });

    context.test('are none for a version with another comment, and since the version itself', async () => {
      const first = await publish();
      const second = await context.publish('pets', `${petsText()}# The same content.\n`);
      expect(second.lastVersion).not.toBe(first.lastVersion);
      for (const from of [first.lastVersion, second.lastVersion]) {
        const url = `${petsPath}/versions/${second.lastVersion}/changes?impact=docs&from=${from}`;
        const none = { from, complete: true, bump: 'none', count: 0, items: [] };
        expect(JSON.parse((await context.request('GET', url)).text)).toMatchObject(none);
      }
    });
  });
}
