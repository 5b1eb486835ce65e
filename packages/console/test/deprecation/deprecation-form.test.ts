import { RequestError } from '@specshelf/service';
import { describe, expect, it } from 'vitest';
import { readDeprecationForm } from '../../src/deprecation/deprecation-form.js';

const now = new Date('2026-03-05T12:30:00.000Z');
const stored = { at: '2026-03-01T10:20:30.000Z', sunset: '2026-09-01T00:00:00.000Z' };
const read = (values: Record<string, string>, before?: typeof stored) =>
  readDeprecationForm(new URLSearchParams({ action: 'deprecate', ...values }), before, now);

function problemsOf(values: Record<string, string>): string[] {
  try {
    read(values);
  } catch (error) {
    if (error instanceof RequestError) return error.problems.map(({ path, message }) => `${path} ${message}`);
  }
  return [];
}

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

  it('sends the time of the deprecation as a sunset on the same day', () => {
    expect(read({ deprecatedAt: '2026-03-01', sunset: '2026-03-01' }, stored)).toEqual({
      at: stored.at,
      sunset: stored.at,
    });
    expect(read({ deprecatedAt: '', sunset: '2026-03-05' })).toEqual({
      at: '2026-03-05T00:00:00Z',
      sunset: '2026-03-05T00:00:00Z',
    });
    const later = { at: stored.at, sunset: '2026-03-01T20:00:00.000Z' };
    expect(read({ deprecatedAt: '2026-03-01', sunset: '2026-03-01' }, later)).toEqual(later);
  });

  it.each([
    [
      { deprecatedAt: '1 March' },
      ['/form/deprecatedAt Deprecated since: Enter an existing date, such as 2026-03-01.'],
    ],
    [{ sunset: '2026-9-1' }, ['/form/sunset Sunset: Enter an existing date, such as 2026-03-01.']],
    [
      { deprecatedAt: '2026-02-30', sunset: '2026-99-99' },
      [
        '/form/deprecatedAt Deprecated since: Enter an existing date, such as 2026-03-01.',
        '/form/sunset Sunset: Enter an existing date, such as 2026-03-01.',
      ],
    ],
    [
      { deprecatedAt: '2026-03-02', sunset: '2026-03-01' },
      ['/form/sunset The sunset must not be before the day of the deprecation, 2026-03-02.'],
    ],
    [
      { sunset: '2026-03-04' },
      ['/form/sunset The sunset must not be before the day of the deprecation, 2026-03-05.'],
    ],
    [{ action: 'other' }, ['/form/action Choose an action of this page.']],
  ])('rejects %o', (values, expected) => {
    expect(problemsOf(values)).toEqual(expected);
  });
});
