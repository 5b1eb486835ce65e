import { describe, expect, test } from 'vitest';
import { documentToMarkdown, markdownToDocument, markdownToHTML } from '../../src/index.js';
import { outline } from '../support/outline.js';

type Case = [title: string, lines: string[], expected: string[]];

function testOutlines(cases: Case[]) {
  test.each(cases)('%s', (_title, lines, expected) => {
    expect(outline(markdownToDocument(lines.join('\n')))).toBe(expected.join('\n'));
  });
}

const templateBlocks: Case[] = [
  [
    'are hints, with a style and an icon',
    ['a', '{% hint style="danger" icon="bomb" %}', '- **b**', '{% endhint %}', 'c'],
    ['p a', 'hint danger icon=bomb', '  ul', '    li', '      p {bold b}', 'p c'],
  ],
  [
    'are hints with the style info for an unknown style',
    ['{% hint style="odd" %}', 'a', '{% endhint %}'],
    ['hint info', '  p a'],
  ],
  ['are hints without content', ['{% hint %}', '{% endhint %}'], ['hint info', '  p ']],
  [
    'are tabs',
    [
      ...['{% tabs %}', '{% tab title="One" icon="js" %}', '```js', 'a', '```', '{% endtab %}', ''],
      ...['{% tab title=\'Two "2"\' %}', 'b', '{% endtab %}', '{% endtabs %}'],
    ],
    [
      'tabs',
      '  tabs-item title=One icon=js',
      '    code js',
      '      |a',
      '  tabs-item title=Two "2"',
      '    p b',
    ],
  ],
  [
    'are titled code',
    [
      '{% code title="a.js" overflow="wrap" lineNumbers="true" fullWidth="true" expandable="true" collapsedLineCount="3" %}',
      ...['```js', 'a', '```', '{% endcode %}'],
    ],
    [
      'code js title=a.js overflow=wrap lineNumbers=true fullWidth=true expandable=true collapsedLineCount=3',
      '  |a',
    ],
  ],
  [
    'are code without invalid attributes',
    ['{% code overflow="odd" lineNumbers="odd" collapsedLineCount="0" %}', '    a', '{% endcode %}'],
    ['code ?', '  |a'],
  ],
  [
    'are steps',
    [
      '{% stepper %}',
      '{% step %}',
      '## A',
      'a',
      '{% endstep %}',
      '{% step %}',
      'b',
      '{% endstep %}',
      '{% endstepper %}',
    ],
    ['stepper', '  stepper-step', '    h2 #a A', '    p a', '  stepper-step', '    p b'],
  ],
  [
    'are columns',
    [
      ...[
        '{% columns fullWidth=true %}',
        '{% column width="33.5%" valign="middle" %}',
        'a',
        '{% endcolumn %}',
      ],
      ...['{% column width="200px" %}', 'b', '{% endcolumn %}', '{% endcolumns %}'],
    ],
    [
      'columns fullWidth=true',
      '  column width={"unit":"%","value":33.5} verticalAlignment=middle',
      '    p a',
      '  column width=200',
      '    p b',
    ],
  ],
  [
    'are embedded pages, with or without a caption',
    [
      '{% embed url="https://a.example/b" %}',
      '{% embed url="https://a.example/c" %}',
      'd',
      '{% endembed %}',
      'e',
    ],
    ['embed url=https://a.example/b', 'embed url=https://a.example/c', 'p d', 'p e'],
  ],
  [
    'are operations, without the fallback link',
    [
      '{% openapi-operation spec="ferry" path="/a/{b}" method="GET" %}',
      '[Ferry](x)',
      '{% endopenapi-operation %}',
    ],
    ['openapi-operation #get-a-b ref={"kind":"openapi","spec":"ferry"} path=/a/{b} method=get'],
  ],
  [
    'are webhooks',
    ['{% openapi-webhook spec="ferry" name="moved" method="post" %}', '{% endopenapi-webhook %}'],
    ['openapi-webhook #post-moved ref={"kind":"openapi","spec":"ferry"} name=moved method=post'],
  ],
  [
    'are schemas',
    [
      '{% openapi-schemas spec="ferry" schemas="A, B" grouped="false" title="T" %}',
      '{% endopenapi-schemas %}',
    ],
    ['openapi-schemas #a-b ref={"kind":"openapi","spec":"ferry"} schemas=["A","B"] grouped=false title=T'],
  ],
  [
    'are operations of a file, in both older forms',
    [
      ...[
        '{% openapi src="https://a.example/b.yaml" path="/c" method="get" expanded="true" %}',
        '{% endopenapi %}',
      ],
      ...['{% swagger src="b.yaml" path="/c" method="post" %}', '{% endswagger %}'],
    ],
    [
      'swagger #get-c ref={"kind":"url","url":"https://a.example/b.yaml"} path=/c method=get expanded=true',
      'swagger #post-c ref={"kind":"url","url":"b.yaml"} path=/c method=post',
    ],
  ],
  [
    'nest, and are simplified where a container does not allow them',
    [
      ...['- a', '', '  {% hint %}', '  b', '  {% endhint %}', '- c', '{% hint %}', 'd', '{% endhint %}', ''],
      ...['> {% tabs %}', '> {% tab title="T" %}', '> e', '> {% endtab %}', '> {% endtabs %}'],
    ],
    [
      'ul',
      '  li',
      '    p a',
      '    hint info',
      '      p b',
      '  li',
      '    p c',
      'hint info',
      '  p d',
      'quote',
      '  p {bold T}',
      '  p e',
    ],
  ],
  [
    'move content between their parts before them',
    ['{% tabs %}', 'a', '{% tab title="T" %}', 'b', '{% endtab %}', '{% endtabs %}'],
    ['p a', 'tabs', '  tabs-item title=T', '    p b'],
  ],
];

describe('template blocks', () => testOutlines(templateBlocks));

const textCases: Case[] = [
  ['when they are unknown', ['{% odd %}', 'a', '{% endodd %}'], ['p {% odd %} a {% endodd %}']],
  ['without an end tag', ['{% hint %}', 'a'], ['p {% hint %}', 'p a']],
  ['without a start tag', ['a', '{% endhint %}'], ['p a', 'p {% endhint %}']],
  [
    'when they end after the surrounding block',
    ['{% hint %}', '{% code %}', 'a', '{% endhint %}', '{% endcode %}'],
    ['hint info', '  p {% code %}', '  p a', 'p {% endcode %}'],
  ],
  [
    'when they are parts without a container',
    ['{% tab %}', 'a', '{% endtab %}'],
    ['p {% tab %}', 'p a', 'p {% endtab %}'],
  ],
  [
    'without required attributes',
    ['{% embed %}', '', '{% openapi src="a" %}'],
    ['p {% embed %}', 'p {% openapi src="a" %}'],
  ],
  ['with an unsafe address', ['{% embed url="javascript:a" %}'], ['p {% embed url="javascript:a" %}']],
  ['with other text in the line', ['a {% hint %} b {% endhint %}'], ['p a {% hint %} b {% endhint %}']],
  ['in code', ['```', '{% hint %}', '```'], ['code ?', '  |{% hint %}']],
];

describe('template blocks are text', () => testOutlines(textCases));

test('template blocks cannot be written as HTML', () => {
  const data = JSON.stringify({ name: 'embed', attributes: { url: 'javascript:a' } });
  for (const name of ['data-template', 'datatemplate', 'dataTemplate']) {
    const markdown = `<div ${name}='${data}'>a</div>`;
    expect(outline(markdownToDocument(markdown))).toBe('p a');
    expect(markdownToHTML(markdown)).toBe('<div>a</div>');
  }
});

test('template blocks are quotations, titles and links in HTML', () => {
  const html = (...lines: string[]) => markdownToHTML(lines.join('\n')).replaceAll('\n', '');
  expect(html('{% hint %}', 'a', '{% endhint %}')).toBe(
    '<blockquote role="note" class="markdown-alert markdown-alert-note"><p><strong>Note</strong></p><p>a</p></blockquote>',
  );
  expect(html('{% tabs %}', '{% tab title="T" %}', 'a', '{% endtab %}', '{% endtabs %}')).toBe(
    '<p><strong>T</strong></p><p>a</p>',
  );
  expect(html('{% embed url="https://a.example" %}')).toBe(
    '<p><a href="https://a.example">https://a.example</a></p>',
  );
});

test('template blocks are converted to Markdown without templates', () => {
  const roundTrip = (...lines: string[]) => documentToMarkdown(markdownToDocument(lines.join('\n')));
  expect(roundTrip('{% hint style="warning" %}', 'a', '{% endhint %}')).toBe('> [!WARNING]\n>\n> a\n');
  expect(roundTrip('{% code title="a.js" %}', '```js', 'a', '```', '{% endcode %}')).toBe(
    '**a.js**\n\n```js\na\n```\n',
  );
  expect(roundTrip('{% swagger src="a" path="/b" method="get" %}', '{% endswagger %}')).toBe('`GET /b`\n');
});
