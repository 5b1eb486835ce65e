import { describe, expect, it } from 'vitest';
import { isDeprecatedFor } from '../../../src/features/deprecation/is-deprecated.js';
import { anonymous, type Principal } from '../../../src/index.js';
import { spec, time } from '../../records.js';

const now = new Date(time(10));

const reading = (organization: string, specSlugs?: string[]): Principal => ({
  ...anonymous,
  grants: [{ organizations: [organization], scopes: ['openapi:read'], ...(specSlugs && { specSlugs }) }],
});

describe('a listed specification is deprecated', () => {
  it.each([
    [9, true],
    [10, true],
    [11, false],
  ])(
    'for all, 10 seconds after its creation, with a deprecation after %i seconds: %s',
    (second, expected) => {
      const listed = spec({ deprecation: { at: time(second) } });
      for (const visitor of [anonymous, reading('acme')])
        expect(isDeprecatedFor(visitor, listed, now)).toBe(expected);
    },
  );

  it('by its lifecycle for those who may read it as members', () => {
    const listed = spec({ slug: 'Pets', visibility: 'public', lifecycle: 'deprecated' });
    for (const member of [reading('acme'), reading('acme', ['pe*'])])
      expect(isDeprecatedFor(member, listed, now)).toBe(true);
    for (const other of [anonymous, reading('globex'), reading('acme', ['ferry'])])
      expect(isDeprecatedFor(other, listed, now)).toBe(false);
    expect(isDeprecatedFor(reading('acme'), spec({ lifecycle: 'production' }), now)).toBe(false);
  });
});
