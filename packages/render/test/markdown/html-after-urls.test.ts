import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { escapeText } from '../../src/markdown/markdown-text.js';

it.each(['https://specs.example/a', 'www.specs.example', 'mail@specs.example', 'https://specs.example/\\'])(
  'a text that continues %s with a tag has no HTML in a reader of GFM',
  (url) => {
    const tree = fromMarkdown(escapeText(`${url}<img src=x onerror=alert(1)>`), {
      extensions: [gfm()],
      mdastExtensions: [gfmFromMarkdown()],
    });
    expect(JSON.stringify(tree)).not.toContain('"type":"html"');
  },
);
