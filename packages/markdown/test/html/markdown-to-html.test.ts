import { describe, expect, test } from 'vitest';
import { convertMarkdown, documentToMarkdown, markdownToHTML } from '../../src/index.js';
import { unsafeAddresses, unsafeParts } from '../support/unsafe-parts.js';

describe('Markdown is converted to HTML', () => {
  test.each([
    ['without a line feed at the end', 'Seats and **cars**.', '<p>Seats and <strong>cars</strong>.</p>'],
    ['for text without markup', 'Gone\n\nFor good', '<p>Gone</p>\n<p>For good</p>'],
    ['with escaped text', 'a < b & "c" > d', '<p>a &#x3C; b &#x26; "c" > d</p>'],
    [
      'with the language of code',
      '```js\n<a>\n```',
      '<pre><code class="language-js">&#x3C;a>\n</code></pre>',
    ],
    ['with formulas as code', '$$a$$', '<p><code class="language-math">a</code></p>'],
    ['with check boxes', '- [x] a', '<ul>\n<li><input type="checkbox" checked disabled> a</li>\n</ul>'],
    ['with lists that start at any number', '3. a', '<ol start="3">\n<li>a</li>\n</ol>'],
    [
      'with strikethrough and bare URLs',
      '~~a~~ www.example.com',
      '<p><del>a</del> <a href="http://www.example.com">www.example.com</a></p>',
    ],
    [
      'with aligned tables',
      '|a|b|\n|-|-:|\n|c|d|',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>c</td>\n<td align="right">d</td>\n</tr>\n</tbody>\n</table>',
    ],
    ['with allowed HTML', 'H<sub>2</sub>O<br/><kbd>K</kbd>', '<p>H<sub>2</sub>O<br><kbd>K</kbd></p>'],
    ['with Markdown inside HTML', '<div>\n\n**a**\n\n</div>', '<div>\n<p><strong>a</strong></p>\n</div>'],
    ['without ids, classes and styles', '<p id="a" class="b" style="c" name="d">e</p>', '<p>e</p>'],
    [
      'without classes of code that are not a language',
      '<code class="a language-js hidden">b</code>',
      '<p><code class="language-js">b</code></p>',
    ],
    [
      'with images over HTTPS only, requested without a referrer',
      '![a](https://b.example/c.png) ![d](http://b.example/c.png) ![e](//b.example/c.png)',
      '<p><img src="https://b.example/c.png" alt="a" referrerpolicy="no-referrer"> d <img src="https://b.example/c.png" alt="e" referrerpolicy="no-referrer"></p>',
    ],
    [
      'with a scheme for protocol-relative links',
      '[a](//b.example/c) <a href="/\\b.example/c">d</a> [e](/c)',
      '<p><a href="https://b.example/c">a</a> <a href="https://b.example/c">d</a> <a href="/c">e</a></p>',
    ],
    ['with closed tags', '<b>a\n\nb', '<p><b>a</b></p><b>\n<p>b</p></b>'],
    ['as an empty string when all content is removed', '<script>a</script>', ''],
  ])('%s', (_title, markdown, html) => {
    expect(markdownToHTML(markdown)).toBe(html);
  });
});

describe('an alert of GitHub', () => {
  test.each([
    ['> [!NOTE]\n> a', 'note', 'Note'],
    ['> [!TIP]\n> a', 'tip', 'Tip'],
    ['> [!IMPORTANT]\n> a', 'important', 'Important'],
    ['> [!WARNING]\n> a', 'warning', 'Warning'],
    ['> [!caution]\\\n> a', 'caution', 'Caution'],
    ['{% hint style="danger" alert="x" %}\na\n{% endhint %}', 'caution', 'Caution'],
  ])('%s is a note with a title', (markdown, kind, title) => {
    const { html, document } = convertMarkdown(markdown);
    expect(html.replaceAll('\n', '')).toBe(
      `<blockquote role="note" class="markdown-alert markdown-alert-${kind}"><p><strong>${title}</strong></p><p>a</p></blockquote>`,
    );
    expect(document.nodes.map(({ type }) => type)).toEqual(['hint']);
    expect(documentToMarkdown(document)).toMatch(/^> \[!(?:NOTE|TIP|WARNING|CAUTION)\]\n>\n> a\n$/);
  });

  test('is a note inside lists, and not in code', () => {
    expect(markdownToHTML('- > [!NOTE]\n  > a')).toContain('<strong>Note</strong>');
    expect(markdownToHTML('```\n> [!NOTE]\n> a\n```')).not.toContain('Note');
  });
});

test('replaces images of other hosts with their alternative text when configured', () => {
  const markdown = '![a](https://b.example/c.png) ![d](//b.example/c.png) ![e](c.png)';
  const { html, document } = convertMarkdown(markdown, { removeRemoteImages: true });
  expect(html).toBe('<p>a d <img src="c.png" alt="e"></p>');
  expect(JSON.stringify(document)).not.toContain('b.example');
});

const vectors = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  'a <script>alert(1)//\nb',
  '<img src=x onerror=alert(1)>',
  '<img src="x" ONERROR="alert(1)" />',
  '<img/src=x/onerror=alert(1)>',
  '<img src=`javascript:alert(1)`>',
  '<img """><script>alert(1)</script>">',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img srcset="x 1x, javascript:alert(1) 2x">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p title="</p><img src=x onerror=alert(1)>">x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<input type="image" src="x" onfocus="alert(1)" autofocus>',
  '<base href="javascript:alert(1)//">',
  '<link rel="stylesheet" href="javascript:alert(1)">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "javascript:alert(1)";</style>',
  '<div style="background:url(javascript:alert(1))">x</div>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<body onload=alert(1)>',
  '<video><source onerror="alert(1)"></video>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#x0A;script:alert(1)">x</a>',
  '<a href="java&Tab;script&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="\u00a0javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://example.com/x">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="https://example.com" onclick="alert(1)" target="_blank" ping="https://evil.example">x</a>',
  '<a href="x" href="javascript:alert(1)">x</a>',
  '<a href=javascript:alert(1) x>x</a>',
  '[x](javascript:alert(1))',
  '[x](JAVASCRIPT:alert(1))',
  '[x](<java script:alert(1)>)',
  '[x](javascript&colon;alert(1))',
  '[x](&#x6a;avascript:alert(1))',
  '[x](java\\script:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x]( \u0001javascript:alert(1))',
  '[x][y]\n\n[y]: javascript:alert(1)',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '![x](javascript:alert(1))',
  '![x](x.png"onerror="alert(1))',
  '![x" onerror="alert(1)](x.png)',
  '[x](https://example.com "y\\" onclick=\\"alert(1)")',
  '```"><img/src=x/onerror=alert(1)>\nx\n```',
  '`<img src=x onerror=alert(1)>`',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<!--><script>alert(1)</script>-->',
  '<!-- --!><script>alert(1)</script> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml <script>alert(1)</script> ?>',
  '<table><tr><td><script>alert(1)</script></td></tr></table>',
  '<table background="javascript:alert(1)"><tr><td>x</table>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title></title><img src=x onerror=alert(1)>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<select><option><img src=x onerror=alert(1)></select>',
  '<p id="location" name="cookie">x</p>',
  '<a id="x" name="getElementById" href="#x">x</a>',
  '<b <script>alert(1)</script>0',
  '<x onclick=alert(1)>x</x>',
  '<a\u2028href="javascript:alert(1)">x</a>',
  '<<a href="javascript:alert(1)">x</a>',
];

describe('hostile Markdown', () => {
  test.each(vectors)('is made safe: %j (PA27)', (markdown) => {
    for (const variant of [
      markdown,
      `a ${markdown} b`,
      `- ${markdown}\n- b`,
      `| a |\n|---|\n| ${markdown} |`,
    ]) {
      const { html, document } = convertMarkdown(variant);
      expect(unsafeParts(html)).toEqual([]);
      expect(unsafeAddresses(document)).toEqual([]);
    }
  });

  test('is detected by these tests', () => {
    const parts = vectors.map(unsafeParts);
    expect(parts.filter((found) => found.length > 0).length).toBeGreaterThan(50);
  });

  test('keeps the text of an unsafe link', () => {
    expect(markdownToHTML('a [b **c**](javascript:alert(1)) d')).toBe('<p>a b <strong>c</strong> d</p>');
  });

  test('keeps the alternative text of an unsafe image', () => {
    expect(markdownToHTML('a ![b](data:image/png,x)')).toBe('<p>a b</p>');
  });

  test('escapes code', () => {
    expect(markdownToHTML('`<script>a</script>`')).toBe('<p><code>&#x3C;script>a&#x3C;/script></code></p>');
  });

  test('converts the scheme of an address to lower case', () => {
    expect(markdownToHTML('[a](HTTPS://example.com/B)')).toBe('<p><a href="https://example.com/B">a</a></p>');
  });
});
