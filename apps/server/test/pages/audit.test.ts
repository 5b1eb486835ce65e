import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  expectPage,
  type PagesWorld,
  script,
  startPagesWorld,
  textOf,
} from '../support/pages/pages-world.js';
import { linksOf, type Visitor } from '../support/pages/visitor.js';

let world: PagesWorld;
let auditor: Visitor;

const audit = '/orgs/acme/audit';

beforeAll(async () => {
  world = await startPagesWorld();
  auditor = await world.visitorWith(
    await world.target.token({ organizations: ['acme'], scopes: ['audit:read', 'openapi:read'] }),
  );
});

afterAll(() => world.close());

describe('the audit log', () => {
  it('shows events with their time, actor, and resource', async () => {
    const seen = await auditor.see(audit);
    expectPage(seen, 200);
    const time = world.target.now().toISOString();
    expect(seen.text).toContain(`<time datetime="${time}">just now`);
    expect(textOf(seen)).toContain(`${time.slice(0, 10)} ${time.slice(11, 16)} UTC`);
    expect(textOf(seen)).toMatch(/spec\.visibility tester open visibility: public/);
    expect(linksOf(seen, audit)).toEqual(
      expect.arrayContaining([
        `${audit}?action=spec.visibility`,
        `${audit}?actor=tester`,
        '/orgs/acme/openapi/open/versions',
      ]),
    );
    expect(seen.text).not.toContain('<form method="post" action="/orgs');
  });

  it('filters by action, actor, and days in the URL', async () => {
    const today = world.target.now().toISOString().slice(0, 10);
    const seen = await auditor.see(`${audit}?action=spec.visibility&actor=&since=${today}&until=${today}`);
    expect(textOf(seen)).toContain('1 event in');
    expect(seen.text).toContain(`value="${today}"`);
    expect(linksOf(seen, audit)).toContain(audit);
    const before = await auditor.see(`${audit}?until=2000-01-01`);
    expect(textOf(before)).toContain('0 events in');
    expect(textOf(before)).toContain('No event matches');
    const unknown = await auditor.see(`${audit}?${new URLSearchParams({ actor: script })}`);
    expectPage(unknown, 200);
    expect(unknown.text).not.toContain(script);
    for (const invalid of ['since=yesterday', 'until=2026-02-31', 'page=x']) {
      expectPage(await auditor.see(`${audit}?${invalid}`), 400);
    }
  });

  it('keeps its filters on the next page', async () => {
    const entry = { organizationId: 'acme', action: 'test.event', actor: 'tester', details: {} };
    const createdAt = world.target.now().toISOString();
    await world.target.server.stores.auditLog.append(
      Array.from({ length: 60 }, (_, number) => ({ ...entry, createdAt, details: { number } })),
    );
    const first = await auditor.see(`${audit}?action=test.event`);
    const next = linksOf(first, audit).find((link) => link.includes('page=')) ?? '';
    expect(next).toContain('action=test.event');
    const second = await auditor.see(next);
    expectPage(second, 200);
    expect(textOf(second)).not.toContain('spec.');
    expect(linksOf(second, audit)).toContain(`${audit}?action=test.event`);
  });

  it('is in the navigation of visitors with audit:read only', async () => {
    expect(linksOf(await auditor.see('/orgs/acme'), audit)).toContain(audit);
    const reader = await world.visitorWith(world.reader);
    expect(linksOf(await reader.see('/orgs/acme'), audit)).not.toContain(audit);
  });
});
