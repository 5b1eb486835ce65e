import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simpleTree } from '../src/fast-path/simple-blocks.js';
import { convertMarkdown, documentToMarkdown, markdownToDocument, markdownToHTML } from '../src/index.js';
import { parsedMarkdown } from './support/parsed-markdown.js';
import { problemsInDocument } from './support/problems-in-document.js';
import { unsafeAddresses, unsafeParts } from './support/unsafe-parts.js';

// The seed is fixed, so that a run today is a run tomorrow.
const seed = 20_260_101;
// All of them are among the heavier tests.
const runs = (all: number) => (process.env['TEST_LENGTH'] === 'full' ? all : all / 5);

const words = fc.constantFrom(
  ...[
    'a',
    'b',
    'Z',
    '0',
    '12',
    '1.',
    '2)',
    '-',
    '+',
    '=',
    '===',
    '#',
    ':',
    ':-',
    ';',
    '.',
    ',',
    '!',
    '?',
    '"',
    "'",
    '(',
    ')',
  ],
  ...[
    ' ',
    '  ',
    '\n',
    '\n\n',
    '\n\n\n',
    '/',
    '%',
    '^',
    '{',
    '}',
    '{{',
    '->',
    '--',
    '---',
    'http',
    'https:',
    'www',
    'ww.',
  ],
  ...['mailto:', 'xmpp:', 'ftp:', 'é', '予', '\u{1F6A2}', '\uD83D', '\u00A0', '\u2028', '\u3000', '\u0085'],
);

const markup = fc.constantFrom(
  ...['a', 'b c', ' ', '\n', '\n\n', '  \n', '    ', '\t', '\r\n', '\0', '\uD83D', '予'],
  ...[
    '*',
    '**',
    '_',
    '__',
    '~~',
    '`',
    '```',
    '```js\n',
    '$$',
    '\\',
    '#',
    '# ',
    '> ',
    '- ',
    '1. ',
    '- [x] ',
    '---\n',
    '===\n',
  ],
  ...[
    '[',
    ']',
    '](',
    '](#a)',
    '](b)',
    '](javascript:a)',
    '![',
    '[^1]',
    '[^1]: ',
    '[a]: b\n',
    '|',
    '|-|\n',
    '| a | b |\n',
  ],
  ...[
    '<',
    '>',
    '<b>',
    '</b>',
    '<p>',
    '</p>',
    '<i>',
    '<ul>',
    '<li>',
    '</ul>',
    '<table>',
    '<tr>',
    '<td>',
    '</td>',
    '</table>',
  ],
  ...[
    '<details>',
    '<summary>',
    '</summary>',
    '</details>',
    '<br>',
    '<pre>',
    '</pre>',
    '<code>',
    '</code>',
    '<h1>',
    '</h1>',
  ],
  ...[
    '<a href="x">',
    '<a href=javascript:a>',
    '</a>',
    '<img src=x>',
    '<img onerror=a src="',
    '<script>',
    '</script>',
    '<style>',
  ],
  ...[
    '<!--',
    '-->',
    '<?',
    '?>',
    '<![CDATA[',
    ']]>',
    '&amp;',
    '&#x3c;',
    '&',
    'www.a.b',
    'https://a.b',
    'a@b.c',
    '<svg>',
    '<kbd>',
  ],
);

/** What the reader of simple Markdown knows, and what it must leave to the parser, close to each other. */
const templates = fc.constantFrom(
  ...['hint', 'tabs', 'tab title="T"', 'code title="c"', 'stepper', 'step', 'columns', 'column'].flatMap(
    (tag) => [`\n{% ${tag} %}\n`, `\n{% end${tag.split(' ')[0]} %}\n`],
  ),
  '\n{% embed url="https://a.b" %}\n',
  '\n{% endembed %}\n',
  '\n{% openapi-operation spec="s" path="/a" method="get" %}\n',
  '\n{% endopenapi-operation %}\n',
  '\n{% openapi-schemas spec="s" schemas="A" %}\n',
  '\n{% endopenapi-schemas %}\n',
);

const simpleMarkup = fc.constantFrom(
  ...[
    'a',
    'b ',
    'Z',
    '12',
    ' ',
    ' ',
    '  ',
    '\n',
    '\n',
    '\n\n',
    'a_b',
    'a*b',
    '.',
    ',',
    ':',
    '!',
    '(',
    ')',
    '"',
    '/',
    '#',
  ],
  ...[
    '- ',
    '- ',
    '* ',
    '  - ',
    '   - ',
    '    - ',
    ' - ',
    '-  a',
    '# ',
    '## ',
    '> ',
    '>',
    '**',
    '**',
    '*',
    '_',
    '__',
    '***',
  ],
  ...[
    '`',
    '`a`',
    '[a](https://b.c)',
    '[a](/b)',
    '[',
    '](',
    ']',
    '\\',
    '\\*',
    '\\_',
    '~',
    '~~',
    '$',
    '$$',
    '=',
    '---',
    '|',
    '1. ',
  ],
  ...[
    '<p>',
    '</p>',
    '<p>a</p>',
    '<b>',
    '</b>',
    '<b>a</b>',
    '<code>a_b</code>',
    '<a href="/x">y</a>',
    '<br>',
    '<br/>',
    '<',
  ],
  ...[
    'https://a.b/c',
    'https://a.b',
    'http://',
    'www.',
    '@',
    'a@b.c',
    '&',
    '&amp;',
    '&lt',
    '```\n',
    '\n```\n',
    '{%',
    '> [!NOTE]\n',
  ],
  ...['[^1]', '[^1]: ', '[a]: b', '[x] ', 'é', '予', '\u00A0', '\u2028', '\u{1F6A2}', '\uD83D'],
);

const plainText = fc.array(words, { maxLength: 14 }).map((parts) => parts.join(''));
const simpleText = fc.array(simpleMarkup, { maxLength: 12 }).map((parts) => parts.join(''));
const markdownText = fc.array(markup, { maxLength: 30 }).map((parts) => parts.join(''));
const templateText = fc
  .array(fc.oneof({ weight: 2, arbitrary: markup }, { weight: 3, arbitrary: templates }), { maxLength: 30 })
  .map((parts) => parts.join(''));

test.each([
  ['plain text', plainText],
  ['simple Markdown', simpleText],
])('reads %s as the parser does', (_kind, texts) => {
  let simple = 0;
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(simpleTree(text) !== undefined);
      simple += 1;
      expect(convertMarkdown(text)).toEqual(parsedMarkdown(text));
    }),
    { seed, numRuns: runs(3000), maxSkipsPerRun: 100 },
  );
  expect(simple).toBe(runs(3000));
});

test.each([
  'The id of the pet.',
  'Returns 404 (not found) when:\nnothing is there; see /pets/{id}',
  'Set `page_size` & page_token <= 5, or [x] > y | z',
  'a\n\nb',
  'See "[Pets](https://example.com/pets?a=b&c=d#e)" and [all *of* them](/all), or https://example.com/x.',
  '**Required** with *care*, _always_ and **as *much* as `one` can**: 2 * 3',
  'Either:\n- one\n  of them\n  - **deep**\n- `two`\n\nor not',
  '> Note:\n> Take care.\n>\n> - a',
  '## A title\nand a text\n```json\n{ "a": [1] }\n```',
  '<p>With <a href="/docs">these</a>, <code>a_b</code> is\ngone.</p>\n\n<p>x</p>',
  'one<br/>two <code>three</code>, \\*four\\*',
])('needs no parser for %j', (text) => {
  expect(simpleTree(text)).toBeDefined();
  expect(convertMarkdown(text)).toEqual(parsedMarkdown(text));
});

test.each([
  ['emphasis', `${'*a **b '.repeat(20)}${'c** d* '.repeat(20)}`],
  ['lists', Array.from({ length: 30 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['quotations', `${'> '.repeat(10)}a`],
])('leaves nested %s to the parser', (_what, text) => {
  expect(simpleTree(text)).toBeUndefined();
  expect(convertMarkdown(text)).toEqual(parsedMarkdown(text));
});

test.each([
  ['anything', markdownText],
  ['template blocks', templateText],
])('makes legal documents and harmless HTML of %s', (_kind, texts) => {
  fc.assert(
    fc.property(texts, (text) => {
      const { document, html } = convertMarkdown(text);
      expect(problemsInDocument(document)).toEqual([]);
      expect(unsafeAddresses(document)).toEqual([]);
      expect(unsafeParts(html)).toEqual([]);
    }),
    { seed, numRuns: runs(2000) },
  );
});

test('gives the same answer again', () => {
  fc.assert(
    fc.property(markdownText, (text) => {
      expect(JSON.stringify(convertMarkdown(text))).toBe(JSON.stringify(convertMarkdown(text)));
    }),
    { seed, numRuns: runs(200) },
  );
});

test('writes Markdown of any document, and of that Markdown a document again', () => {
  fc.assert(
    fc.property(markdownText, (text) => {
      const again = markdownToDocument(documentToMarkdown(markdownToDocument(text)));
      expect(problemsInDocument(again)).toEqual([]);
    }),
    { seed, numRuns: runs(1000) },
  );
});

test('keeps every word that is not in a tag', () => {
  const piece = fc.constantFrom(
    '*',
    '**',
    '`',
    '> ',
    '- ',
    '1. ',
    '# ',
    '\n',
    '\n\n',
    '| ',
    '|-|\n',
    '</b>',
    '<b>',
    '<x>',
    '<td>',
    '\n{% hint %}\n',
    '\n{% endhint %}\n',
    '\n{% tabs %}\n',
    '\n{% endtabs %}\n',
    '\n{% tab %}\n',
    '\n{% endtab %}\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.map((markup, index) => `${markup}word${index} `).join('');
      const { document, html } = convertMarkdown(text);
      const json = JSON.stringify(document);
      for (const index of pieces.keys()) {
        expect(json).toContain(`word${index} `.trim());
        expect(html).toContain(`word${index}`);
      }
    }),
    { seed, numRuns: runs(1000) },
  );
});

test('makes of Markdown without HTML what it makes of its own output', () => {
  const inline = fc.constantFrom(
    'a',
    '**b**',
    '*c*',
    '`d`',
    '~~e~~',
    '[f](g)',
    '![h](i.png)',
    'j\\\nk',
    '$$l$$',
    'www.m.no',
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
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const document = markdownToDocument(blocks.join('\n\n'));
      expect(markdownToDocument(documentToMarkdown(document))).toEqual(document);
    }),
    { seed, numRuns: runs(500) },
  );
});

test('never leaves a mark of a script in HTML (PA27)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(unsafeParts(markdownToHTML(`<a href="${text}">x</a> [x](<${text}>) ${text}`))).toEqual([]);
    }),
    { seed, numRuns: runs(1000) },
  );
});
