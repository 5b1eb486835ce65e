import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishPages } from '../../../support/web/publish-pages.js';
import { type Visitor, visitorWith, visitorWithScopes } from '../../../support/web/visitor.js';

const settings = {
  action: 'compatibility',
  refuse: 'breaking',
  against: 'latest',
  stability: '',
  strict: 'false',
  sunsetDays: '',
  rules: '',
};

function document(path: string): string {
  const operation = { get: { responses: { 200: { description: 'Found.' } } } };
  const info = { title: 'Fetched', version: '1' };
  return JSON.stringify({ openapi: '3.1.0', info, paths: { [path]: operation } });
}

export function compatibilityPagesSuite(context: SuiteContext): void {
  const read = (specSlug: string) => context.client().specs.get({ organizationId: 'acme', specSlug });
  /** May write, and not acknowledge changes. */
  const editor = () => visitorWithScopes(context, 'openapi:read', 'openapi:write');
  const approver = () => visitorWith(context, 'editor');

  describe('the compatibility settings', () => {
    context.test('are saved, and shown again', async () => {
      const { manage } = await publishPages(context, 'set', document('/a'));
      const form = { ...settings, stability: 'beta', sunsetDays: '90', rules: 'enum-value-added breaking' };
      const visitor = await editor();
      const saved = `${manage}?saved=compatibility`;
      (await visitor.send(manage, form)).redirectsTo(saved);
      const { html } = (await visitor.open(saved)).shows('The compatibility settings are saved.');
      expect(html).toContain('enum-value-added breaking</textarea>');
      expect((await read('set')).compatibility).toMatchObject({
        ...{ refuse: 'breaking', stability: 'beta', sunsetDays: 90 },
        rules: { 'enum-value-added': 'breaking' },
      });
      const refused = (await visitor.send(manage, settings)).isPage(403);
      refused.shows('A token with the scope openapi:acknowledge is required');
      (await (await approver()).send(manage, settings)).redirectsTo(saved);
      const { compatibility } = await read('set');
      expect(compatibility).toMatchObject({ rules: {} });
      expect(compatibility.stability).toBeUndefined();
    });

    context.test('are checked, and not for readers', async () => {
      const { manage } = await publishPages(context, 'set', document('/a'));
      const visitor = await editor();
      for (const wrong of [
        { refuse: 'all' },
        { sunsetDays: '-1' },
        { rules: 'a b' },
        { rules: 'unknown off' },
      ]) {
        const { html } = (await visitor.send(manage, { ...settings, ...wrong })).isPage(400);
        expect(html).toContain('role="alert"');
      }
      (await (await visitorWith(context, 'reader')).send(manage, settings)).isPage(403);
    });

    context.test('keep the specification from those who may not acknowledge changes', async () => {
      const { manage } = await publishPages(context, 'set', document('/a'));
      const visitor = await editor();
      await visitor.send(manage, settings);
      (await visitor.send(manage, { action: 'delete', confirmation: 'set' })).isPage(403);
      expect((await read('set')).slug).toBe('set');
    });
  });

  describe('a refused source', () => {
    context.test('is listed and acknowledged in the form that publishes', async () => {
      const { manage } = await publishPages(context, 'set', document('/a'));
      await (await editor()).send(manage, settings);
      const publish = (visitor: Visitor, more: Record<string, string> = {}) => {
        const fields = Object.entries({ text: document('/b'), ...more });
        const parts = fields.map(([field, content]) => ({ field, content }));
        return visitor.upload('/orgs/acme/publish?from=text&slug=set', parts);
      };
      const page = (await publish(await approver())).isPage(409);
      page.shows(
        'The specification refuses 1 change of this source.',
        'Acknowledge these changes and publish them',
      );
      (await publish(await editor())).shows('sign in with a token');
      const [change = ''] = page.valuesOf('acknowledged-change');
      const again = { acknowledge: 'yes', 'acknowledged-change': change, reason: 'Agreed.' };
      expect((await publish(await approver(), again)).status).toBe(303);
      await context.target.drainQueue();
      expect((await read('set')).lastProcessErrorCode).toBeUndefined();
    });

    context.test('of a URL is acknowledged and fetched again', async () => {
      const url = await context.target.hostFile('fetched.json', document('/a'));
      const { manage, status, root } = await publishPages(context, 'fetched', { url });
      const [visitor, agreeing] = [await editor(), await approver()];
      await visitor.send(manage, settings);
      await context.target.hostFile('fetched.json', document('/b'));
      await context.target.advanceClock(60_000);
      await visitor.send(manage, { action: 'refetch' });
      await context.target.drainQueue();
      expect((await read('fetched')).lastProcessErrorCode).toBe('INCOMPATIBLE');
      const refused = `${root}/refused`;
      (await visitor.open(status)).leadsTo(refused);
      const page = (await agreeing.open(refused)).shows('Acknowledge and try again');
      (await visitor.open(refused)).shows('sign in with a token');
      const [change = ''] = page.valuesOf('change');
      (await visitor.send(refused, { change })).isPage(403);
      expect((await agreeing.submit(page, { change, reason: 'Agreed.' })).status).toBe(303);
      await context.target.drainQueue();
      expect((await read('fetched')).lastProcessErrorCode).toBeUndefined();
      (await agreeing.open(refused)).shows('The last run was not refused.');
    });
  });
}
