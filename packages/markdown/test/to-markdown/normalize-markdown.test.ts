import { describe, expect, it } from 'vitest';
import { normalizeMarkdown } from '../../src/to-markdown/normalize-markdown.js';

const address = (url: string) => (/^https?:/.test(url) ? url : undefined);
const normalize = (...lines: string[]) => normalizeMarkdown(lines.join('\n'), address);

describe('normalized Markdown', () => {
  it.each([
    ['text', 'Only *some* **text** with `code`.', 'Only *some* **text** with `code`.'],
    ['a heading as bold text', '# Title #\n\nText', '**Title**\n\nText'],
    ['a fence without an end', '```js\nlet a', '```js\nlet a\n```'],
    ['a list', '* a\n    * b\n* c', '- a\n  - b\n- c'],
    ['a table', 'a|b\n-|-\n1|`x\\|y`', '| a | b |\n| - | - |\n| 1 | `x\\|y` |'],
    [
      'a link with a definition',
      '[a][1] and [b]\n\n[1]: https://a.example\n[b]: ./b',
      '[a](https://a.example) and b',
    ],
    ['links that lead nowhere', '[a](../b.md), ![c](d.png), [e](#f)', 'a, c, e'],
    ['an image', '![a](https://a.example/b.png "c")', '![a](https://a.example/b.png)'],
    ['a footnote', 'a[^1]\n\n[^1]: b', 'a'],
    ['HTML', '<p>The <b>name</b> &amp; the\nID.</p>', 'The name & the ID.'],
    ['HTML in a line', 'a <b>c</b><br>d', 'a c d'],
    ['comments and scripts', 'a <!-- b --> c\n\n<!-- d\n\ne -->', 'a  c'],
    ['placeholders', 'Bearer <token>', 'Bearer &lt;token>'],
    ['an underscore in a name', 'some_name', 'some_name'],
    ['nothing', '<!-- a -->', ''],
  ])('of %s', (_, markdown, expected) => {
    expect(normalize(markdown)).toBe(expected);
  });

  it('is the same when it is normalized again', () => {
    const text = normalize(
      '# a',
      '',
      '> b',
      '> - c',
      '',
      '<div>d</div>',
      '',
      '1. e',
      '2) f',
      '',
      '***',
      '',
      '~~g~~ h\\',
      'i',
    );
    expect(normalizeMarkdown(text ?? '', address)).toBe(text);
  });

  it('does not exist for a text that is too expensive', () => {
    expect(normalize('- '.repeat(200))).toBeUndefined();
  });
});
