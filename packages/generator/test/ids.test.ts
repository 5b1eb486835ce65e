import { describe, expect, it } from 'vitest';
import { Ids } from '../src/model/ids.js';

describe('an id', () => {
  it('depends only on seed and identity, not on previous calls', () => {
    const id = new Ids('seed').page('op-get-/pets');
    const ids = new Ids('seed');
    new Ids('another seed').page('op-get-/pets');
    ids.page(`op-get-/${'long'.repeat(5_000)}`);
    ids.page('op-post-/pets');
    expect(ids.page('op-get-/pets')).toBe(id);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
  });

  it('differs between identities of any length and characters', () => {
    const long = 'é'.repeat(1_400);
    const identities = ['', 'a', 'é', '\ud800', '\ufffd', long, `${long}a`, `${long}b`, `${long}\ud800`];
    const ids = new Ids('seed');
    expect(new Set(identities.map((identity) => ids.page(identity))).size).toBe(identities.length);
    expect(ids.of('a', 'b')).not.toBe(ids.of('ab'));
  });

  it('differs between seeds', () => {
    expect(new Ids('one').page('a')).not.toBe(new Ids('two').page('a'));
  });
});
