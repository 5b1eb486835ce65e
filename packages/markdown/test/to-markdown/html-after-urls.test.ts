import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { expect, it } from 'vitest';
import { convertMarkdown } from '../../src/convert-markdown.js';
import { documentToMarkdown } from '../../src/to-markdown/document-to-markdown.js';

const script = '<img src=x onerror=alert(1)>';

it.each([
  `https://specs.example/a&lt;img src=x onerror=alert(1)>`,
  `www.specs.example&lt;img src=x onerror=alert(1)>`,
  `https://specs.example/a\\\\&lt;img src=x onerror=alert(1)>`,
  `mail@specs.example&lt;img src=x onerror=alert(1)>`,
])('prints %s so that no reader of GFM finds HTML in it', (markdown) => {
  const { document } = convertMarkdown(markdown);
  const printed = documentToMarkdown(document);
  const tree = fromMarkdown(printed, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  expect(JSON.stringify(tree)).not.toContain('"type":"html"');
  expect(printed).not.toContain(script);
});
