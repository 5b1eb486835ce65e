import fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterAt, lastCharacter } from '../../../scripts/testing/character-at.js';
import { convertMarkdown, documentToMarkdown, markdownToDocument, markdownToHTML } from '../src/index.js';
import { markdownText, templateText } from './support/markdown-arbitraries.js';
import { problemsInDocument } from './support/problems-in-document.js';
import { propertyRuns, seed } from './support/property-runs.js';
import { unsafeAddresses, unsafeParts } from './support/unsafe-parts.js';

test.each([
  ['any Markdown', markdownText],
  ['template blocks', templateText],
])('converts %s to valid documents and safe HTML', (_kind, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      const { document, html } = convertMarkdown(text);
      expect(problemsInDocument(document)).toEqual([]);
      expect(unsafeAddresses(document)).toEqual([]);
      expect(unsafeParts(html)).toEqual([]);
    }),
    { seed, numRuns: propertyRuns(2000) },
  );
});

test('returns the same result for the same text', () => {
  fc.assert(
    fc.property(markdownText, (text) => {
      expect(JSON.stringify(convertMarkdown(text))).toBe(JSON.stringify(convertMarkdown(text)));
    }),
    { seed, numRuns: propertyRuns(200) },
  );
});

test('converts any document to Markdown that becomes a valid document', () => {
  fc.assert(
    fc.property(markdownText, (text) => {
      const again = markdownToDocument(documentToMarkdown(markdownToDocument(text)));
      expect(problemsInDocument(again)).toEqual([]);
    }),
    { seed, numRuns: propertyRuns(1000) },
  );
});

const pieces = [
  ...['*', '**', '`', '> ', '- ', '1. ', '# ', '\n', '\n\n', '| ', '|-|\n', '</b>', '<b>', '<x>', '<td>'],
  ...['hint', 'tabs', 'tab'].flatMap((name) => [`\n{% ${name} %}\n`, `\n{% end${name} %}\n`]),
];

test('preserves every word outside of tags', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 20 }), (all) => {
      const text = all.map((markup, index) => `${markup}word${index} `).join('');
      const { document, html } = convertMarkdown(text);
      const json = JSON.stringify(document);
      for (const index of all.keys()) {
        expect(json).toContain(`word${index} `.trim());
        expect(html).toContain(`word${index}`);
      }
    }),
    { seed, numRuns: propertyRuns(1000) },
  );
});

const inline = fc.constantFrom(
  ...['a', '**b**', '*c*', '`d`', '~~e~~', '[f](g)', '![h](i.png)', 'j\\\nk', '$$l$$', 'www.m.no'],
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => `x ${parts.join(' ')}`);
const block = fc.oneof(
  line,
  line.map((text) => `## ${text.replaceAll('\\\n', ' ')}`),
  fc
    .array(line, { minLength: 1, maxLength: 3 })
    .map((lines) => lines.map((text) => `- ${text.replaceAll('\n', '\n  ')}`).join('\n')),
  line.map((text) => `> ${text.replaceAll('\n', '\n> ')}`),
  fc.constantFrom(
    '```js\na\n\nb\n```',
    '---',
    '| a | b |\n|---|--:|\n| c | **d** |',
    '- [x] a\n- [ ] b',
    '$$\na\n$$',
  ),
);

test('converts Markdown without HTML to a document and back without loss', () => {
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const document = markdownToDocument(blocks.join('\n\n'));
      expect(markdownToDocument(documentToMarkdown(document))).toEqual(document);
    }),
    { seed, numRuns: propertyRuns(500) },
  );
});

const character = fc.nat(lastCharacter).map(characterAt);

test('removes scripts from HTML made of any characters (PA27)', () => {
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 40 }), (text) => {
      expect(unsafeParts(markdownToHTML(`<a href="${text}">x</a> [x](<${text}>) ${text}`))).toEqual([]);
    }),
    { seed, numRuns: propertyRuns(1000) },
  );
});
