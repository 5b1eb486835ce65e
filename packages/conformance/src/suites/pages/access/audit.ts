import { describe, expect } from 'vitest';
import type { SuiteContext } from '../../../support/suite-context.js';
import { publishPages, script } from '../../../support/web/publish-pages.js';
import { visitorWith } from '../../../support/web/visitor.js';

const audit = '/orgs/acme/audit';

export function auditPagesSuite(context: SuiteContext): void {
  const publish = () => publishPages(context, 'open', undefined, { visibility: 'public' });

  describe('the page of the audit log', () => {
    context.test('shows events with their time, actor, and resource', async () => {
      await publish();
      const page = await (await visitorWith(context, 'editor')).open(audit);
      expect(page.html).toContain('<time datetime="2026-03-01T08:00:00.000Z">just now');
      page.shows('2026-03-01 08:00 UTC');
      expect(page.words).toMatch(/spec\.visibility ada open visibility: public/);
      page.leadsTo(
        `${audit}?action=spec.visibility`,
        `${audit}?actor=ada`,
        '/orgs/acme/openapi/open/versions',
      );
      expect(page.html).not.toContain('<form method="post" action="/orgs');
    });

    context.test('filters by action, actor, and days in the address', async () => {
      await publish();
      const visitor = await visitorWith(context, 'editor');
      const today = '2026-03-01';
      const filter = `action=spec.visibility&actor=&since=${today}&until=${today}`;
      const page = (await visitor.open(`${audit}?${filter}`)).shows('1 event in').leadsTo(audit);
      expect(page.html).toContain(`value="${today}"`);
      (await visitor.open(`${audit}?until=2000-01-01`)).shows('0 events in', 'No event matches');
      const unknown = await visitor.open(`${audit}?${new URLSearchParams({ actor: script })}`);
      expect(unknown.html).not.toContain(script);
      for (const invalid of ['since=yesterday', 'until=2026-02-31', 'page=x'])
        await visitor.open(`${audit}?${invalid}`, 400);
    });

    context.test('keeps its filters on the next page', async () => {
      const { place } = await publish();
      const { specs } = context.client();
      for (let count = 0; count < 60; count++)
        await specs.update({ ...place, visibility: count % 2 === 0 ? 'private' : 'public' });
      const visitor = await visitorWith(context, 'editor');
      const filtered = `${audit}?action=spec.visibility`;
      const first = await visitor.open(filtered);
      const next = first.links.find((link) => link.includes('page=')) ?? '';
      expect(next).toContain('action=spec.visibility');
      const second = (await visitor.open(next)).leadsTo(filtered);
      second.shows('spec.visibility').hides('spec.create');
    });

    context.test('is in the navigation of visitors with `audit:read` only', async () => {
      (await (await visitorWith(context, 'editor')).open('/orgs/acme')).leadsTo(audit);
      expect((await (await visitorWith(context, 'reader')).open('/orgs/acme')).links).not.toContain(audit);
    });
  });
}
