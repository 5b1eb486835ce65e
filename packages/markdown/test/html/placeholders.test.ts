import { describe, expect, it } from 'vitest';
import { convertMarkdown, documentToMarkdown } from '../../src/index.js';

describe('a placeholder or an unknown tag', () => {
  for (const [markdown, html] of [
    ['Send `x` or Bearer <token> here', '<p>Send <code>x</code> or Bearer &#x3C;token> here</p>'],
    ['Use <file_name> and <Scope>', '<p>Use &#x3C;file_name> and &#x3C;Scope></p>'],
    ['A <note>closed</note> one', '<p>A closed one</p>'],
    ['One <with a="b"> attributes', '<p>One  attributes</p>'],
    ['A <b>known</b> <script>alert(1)</script> one', '<p>A <b>known</b>  one</p>'],
    ['An <iframe> alone', '<p>An  alone</p>'],
    ['A <Component /> of another tool', '<p>A  of another tool</p>'],
  ] as const) {
    it(`${markdown} becomes ${html}`, () => {
      expect(convertMarkdown(markdown).html).toBe(html);
    });
  }

  it('is text in document nodes', () => {
    expect(documentToMarkdown(convertMarkdown('Bearer <token>').document).trim()).toBe('Bearer &lt;token>');
  });
});
