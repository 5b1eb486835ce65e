import { describe, expect, it } from 'vitest';
import { readDeprecationForm } from '../../src/deprecation/deprecation-form.js';

const now = new Date('2026-03-05T12:30:00.000Z');
const stored = { at: '2026-03-01T10:20:30.000Z', sunset: '2026-09-01T00:00:00.000Z' };
const read = (values: Record<string, string>, before?: typeof stored) =>
  readDeprecationForm(new URLSearchParams({ action: 'deprecate', ...values }), before, now);

describe('the form of a deprecation', () => {
  it('reads days in UTC, and today by default', () => {
    expect(read({ deprecatedAt: '', sunset: '', note: ' ' })).toEqual({ at: '2026-03-05T00:00:00Z' });
    expect(read({ deprecatedAt: '2026-03-01', sunset: '2026-09-01', note: ' Use v3. ' })).toEqual({
      at: '2026-03-01T00:00:00Z',
      sunset: '2026-09-01T00:00:00Z',
      note: 'Use v3.',
    });
  });

  it('keeps the stored time of an unchanged day', () => {
    expect(read({ deprecatedAt: '2026-03-01', sunset: '2026-09-02' }, stored)).toEqual({
      at: stored.at,
      sunset: '2026-09-02T00:00:00Z',
    });
  });

  it('removes the deprecation', () => {
    expect(read({ action: 'undeprecate', deprecatedAt: 'x' }, stored)).toBeNull();
  });

  it.each([
    [{ deprecatedAt: '1 March' }, '/form/deprecatedAt'],
    [{ sunset: '2026-9-1' }, '/form/sunset'],
    [{ action: 'other' }, '/form/action'],
  ])('rejects %o at %s', (values, path) => {
    expect(() => read(values)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ path })] }),
    );
  });
});
