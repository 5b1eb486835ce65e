import { describe, expect, it } from 'vitest';
import { readMetadata } from '../../src/manage/metadata-form.js';

const empty = { owner: '', lifecycle: '', tags: '', links: '' };
const read = (values: Record<string, string>) => readMetadata(new URLSearchParams(values));

describe('the form of the catalog entry', () => {
  it('reads a tag and a link per line', () => {
    expect(
      read({
        owner: ' Team Tide ',
        lifecycle: 'production',
        tags: 'booking\r\n\r\nsea, land\r\npublic api',
        links: 'Run book  https://a.example/b\r\n\r\nChat https://c.example/\r\n',
      }),
    ).toEqual({
      owner: 'Team Tide',
      lifecycle: 'production',
      tags: ['booking', 'sea, land', 'public api'],
      links: [
        { title: 'Run book', url: 'https://a.example/b' },
        { title: 'Chat', url: 'https://c.example/' },
      ],
    });
  });

  it('removes the values of empty fields', () => {
    expect(read(empty)).toEqual({ owner: null, lifecycle: null, tags: [], links: [] });
  });

  it('reads only the fields that differ from what the form showed', () => {
    const shown = {
      'shown-owner': 'Team Tide',
      'shown-lifecycle': 'production',
      'shown-tags': 'a\r\nb, c',
      'shown-links': 'A https://a.example/',
    };
    const same = {
      owner: 'Team Tide ',
      lifecycle: 'production',
      tags: 'a\nb, c\n',
      links: 'A https://a.example/',
    };
    expect(read({ ...shown, ...same })).toEqual({});
    expect(read({ ...shown, ...same, tags: 'a' })).toEqual({ tags: ['a'] });
    expect(read({ ...shown, ...same, owner: '', lifecycle: '' })).toEqual({ owner: null, lifecycle: null });
  });

  it.each([
    [{ ...empty, links: 'https://a.example/' }, '/form/links'],
    [{ ...empty, lifecycle: 'new' }, '/form/lifecycle'],
    [{ owner: 'a', lifecycle: '', tags: '' }, '/form/links'],
  ])('rejects %o at %s', (values, path) => {
    expect(() => read(values)).toThrow(
      expect.objectContaining({ problems: [expect.objectContaining({ path })] }),
    );
  });
});
