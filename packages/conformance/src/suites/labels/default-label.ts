import { describe, expect } from 'vitest';
import { errorOf } from '../../support/error-of.js';
import { createLabelClient } from '../../support/label-client.js';
import { documentOf, documentPages, revisionOf } from '../../support/pages.js';
import { requestProblems } from '../../support/request-problems.js';
import type { SuiteContext } from '../../support/suite-context.js';

export function defaultLabelSuite(context: SuiteContext): void {
  describe('the default label', () => {
    const { spec, path, publish, publishAll, set, put, read, submit } = createLabelClient(context);
    const update = (defaultLabel: string | null) => context.client().specs.update({ ...spec, defaultLabel });
    const published = async () => {
      const { text } = await context.request('GET', '/published/acme/ferry.json', { token: null });
      return JSON.parse(text).info.title;
    };
    const titlesOf = async (q: string) => {
      const { items } = await context.client().specs.list({ organizationId: 'acme', q });
      return items.map(({ title }) => title);
    };

    context.test('determines what the catalog and the published URL show', async () => {
      const [first, second] = await publishAll('Alpha', 'Beta');
      await context.client().specs.setVisibility({ ...spec, visibility: 'public' });
      await set('prod', first);
      expect(await read()).toMatchObject({ title: 'Beta' });
      const shown = await update('PROD');
      const alpha = { title: 'Alpha', defaultLabel: 'prod', defaultVersion: first, lastVersion: second };
      expect(shown).toMatchObject(alpha);
      expect(await read()).toMatchObject(alpha);
      expect([await titlesOf('alpha'), await titlesOf('beta'), await published()]).toEqual([
        ['Alpha'],
        [],
        'Alpha',
      ]);
      expect((await context.client().specs.versions.getLatest(spec)).id).toBe(second);
      await publish('Gamma');
      expect([(await read()).title, await titlesOf('gamma'), await published()]).toEqual([
        'Alpha',
        [],
        'Alpha',
      ]);
      await set('prod', second);
      expect(await read()).toMatchObject({ title: 'Beta', defaultVersion: second });
      expect([await titlesOf('beta'), await published()]).toEqual([['Beta'], 'Beta']);
      const latest = await update(null);
      expect(latest).toMatchObject({ title: 'Gamma' });
      for (const member of ['defaultLabel', 'defaultVersion']) expect(latest).not.toHaveProperty(member);
      expect([await titlesOf('gamma'), await published()]).toEqual([['Gamma'], 'Gamma']);
    });

    context.test('is one that exists', async () => {
      await publish('Alpha');
      const problems = await requestProblems(context)('PATCH', path, { defaultLabel: 'prod' });
      expect(problems).toMatchObject({ status: 400, paths: ['/body/defaultLabel'] });
      expect(problems.message).toContain('prod');
      for (const defaultLabel of ['latest', '', 1, 'x'.repeat(64), '\u0000'])
        expect((await context.request('PATCH', path, { body: { defaultLabel } })).status).toBe(400);
      expect(await update(null)).not.toHaveProperty('defaultLabel');
    });

    context.test('is not deleted', async () => {
      await set('prod', await publish('Alpha'));
      await update('prod');
      const { labels } = context.client().specs;
      const error = await errorOf(labels.delete({ ...spec, label: 'prod' }));
      expect([error.status, error.message]).toEqual([409, expect.stringContaining('default label')]);
      await update(null);
      await labels.delete({ ...spec, label: 'prod' });
    });

    context.test('shows the version at once when a publication moves it', async () => {
      await set('prod', await publish('Alpha'));
      await update('prod');
      await submit('Beta', ['prod']);
      expect((await read()).title).toBe('Alpha');
      await context.target.drainQueue();
      const moved = await read();
      expect(moved).toMatchObject({ title: 'Beta', defaultVersion: moved.lastVersion });
      const second = await publish('Gamma');
      await submit('Gamma', ['prod']);
      await context.target.drainQueue();
      expect(await read()).toMatchObject({ title: 'Gamma', defaultVersion: second, lastVersion: second });
    });

    context.test('determines the version of computed content', async () => {
      const [first] = await publishAll('Alpha', 'Beta');
      await set('prod', first);
      const titleIn = async () => {
        const [page] = documentPages((await revisionOf(context, 'ferry')).pages);
        expect(page?.computed?.dependencies?.['spec']?.ref).toEqual({ kind: 'openapi', spec: 'ferry' });
        return /Book (Alpha|Beta)/.exec(JSON.stringify(page && (await documentOf(context, page))))?.[1];
      };
      expect(await titleIn()).toBe('Beta');
      await update('prod');
      expect(await titleIn()).toBe('Alpha');
    });

    context.test('is in the audit log and notifies hooks', async () => {
      await set('prod', await publish('Alpha'));
      const { tags } = await context.target.registerHook('acme');
      await update('prod');
      await context.target.drainQueue();
      expect(tags).toEqual([['organization:acme:openapi:ferry']]);
      const { items } = await context.client('auditor').audit.list({ organizationId: 'acme', limit: 1 });
      expect(items[0]).toMatchObject({ action: 'spec.update', actor: 'ada' });
      expect(JSON.stringify(items[0]?.details)).toContain('defaultLabel');
    });

    context.test('keeps its version while it moves concurrently', async () => {
      const [first, second, third] = await publishAll('Alpha', 'Beta', 'Gamma');
      await set('prod', first);
      await Promise.all([put('prod', { version: second }), update('prod'), put('prod', { version: third })]);
      const { labels } = context.client().specs;
      const { version } = await labels.get({ ...spec, label: 'prod' });
      const { defaultVersion, title } = await read();
      expect(defaultVersion).toBe(version);
      expect((await context.client().specs.versions.get({ ...spec, versionId: version })).title).toBe(title);
    });
  });
}
