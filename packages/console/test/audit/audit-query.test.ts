import { describe, expect, it } from 'vitest';
import { auditURL, operationFilters, readAuditQuery } from '../../src/audit/audit-query.js';

const read = (text: string) => readAuditQuery(new URLSearchParams(text));

describe('the filters of the audit log', () => {
  it('ignore empty fields, which forms also send', () => {
    expect(read('action=&actor=+&since=2026-01-01&until=&page=x')).toEqual({ since: '2026-01-01' });
  });

  it('are part of the links to other pages', () => {
    expect(auditURL('/audit', read(''))).toBe('/audit');
    expect(auditURL('/audit', read('actor=a%26b'), 'next')).toBe('/audit?actor=a%26b&page=next');
  });

  it.each([
    ['2026-02-28', '2026-03-01T00:00:00.000Z'],
    ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00Z'],
    ['tomorrow', 'tomorrow'],
    ['2026-13-01', '2026-13-01'],
    ['2026-02-31', '2026-02-31'],
  ])('end with %s at %s', (until, expected) => {
    expect(operationFilters({ until })).toEqual({ until: expected });
  });

  it('do not end with the last day of the calendar', () => {
    expect(operationFilters({ until: '9999-12-30' })).toEqual({ until: '9999-12-31T00:00:00.000Z' });
    expect(operationFilters({ until: '9999-12-31' })).toEqual({});
  });
});
