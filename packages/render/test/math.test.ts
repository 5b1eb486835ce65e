import { describe, expect, it } from 'vitest';
import { expectGrowth } from '../../../scripts/testing/expect-growth.js';
import { renderDocument } from '../src/html.js';
import { sanitizeMathML } from '../src/math/sanitize-math-ml.js';
import { convertFormulas, toMathML } from '../src/math.js';
import { documentOf, paragraph, responseDocument } from './support/documents.js';
import { tagsOf } from './support/html.js';

it.each([
  ['x^2', '<math><msup><mi>x</mi><mn>2</mn></msup></math>'],
  ['\\frac{1}{2}', '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>'],
  ['\\mathbb{R}', '<math><mi>ℝ</mi></math>'],
  ['\\color{red}x', '<math><mrow><mi mathcolor="#ff0000">x</mi></mrow></math>'],
  ['\\text{a<b}', '<math><mtext>a&lt;b</mtext></math>'],
])('the formula %s becomes MathML', (formula, mathML) => {
  expect(toMathML(formula, 'inline')).toBe(mathML);
});

it('formulas with a line of their own are displayed as such', () => {
  expect(toMathML('x', 'block')).toBe('<math display="block"><mi>x</mi></math>');
  expect(toMathML('\\begin{align}a&=b\\\\c&=d\\end{align}', 'block')).toContain('class="shelf-math-left"');
});

describe('the source of a formula is shown', () => {
  it.each([
    ['an unknown command', '\\unknown'],
    ['a missing brace', '\\frac{'],
    ['a definition', '\\def\\a{x}\\a'],
    ['an endless definition', '\\newcommand{\\a}{\\a\\a}\\a'],
    ['a link', '\\href{javascript:alert(1)}{x}'],
    ['an image', '\\includegraphics{https://example.com/a.png}'],
    ['a reference', '\\label{a}\\ref{a}'],
    ['a style', '\\style{color:red}{x}'],
    ['deep nesting', '{'.repeat(10_000)],
    ['a long formula', 'x+'.repeat(251)],
    ['a long chemical formula', `\\ce{${'x+'.repeat(100)}}`],
  ])('of %s', (_, formula) => {
    expect(toMathML(formula, 'block')).toBeUndefined();
    const node = { object: 'block', type: 'math', isVoid: true, data: { formula } } as const;
    const html = renderDocument(documentOf(node), { math: toMathML });
    expect(html).toBe(
      `<div class="shelf-document"><pre><code class="language-math">${escaped(formula)}</code></pre></div>`,
    );
  });
});

it.each([
  ['scripts', '\\text{<script>alert(1)</script>}'],
  ['attributes', '\\text{" onclick="alert(1)}'],
  ['spaces of any size', '\\hspace{100000em}\\rule{100000em}{100000em}'],
  ['fonts of any size', '\\Huge{\\Huge{\\Huge x}}'],
  ['borders', '\\begin{array}{|c|c|}a&b\\\\\\hline\\end{array}'],
  ['control characters', '\\text{\0script\x01}'],
])('MathML has only harmless elements and attributes: %s', (_, formula) => {
  const tags = tagsOf(toMathML(formula, 'block') ?? '');
  for (const { name, attributes } of tags) {
    expect(name).toMatch(/^m/);
    for (const [key, value] of attributes) {
      expect(key).toMatch(/^(display|displaystyle|width|height|fence|stretchy|mathbackground)$/);
      expect(value).toMatch(/^(block|true|false|black|(10|0)em)$/);
    }
  }
});

it.each([
  '<math><script>x</script></math>',
  '<math><a href="x">x</a></math>',
  "<math><mi href='x'>x</mi></math>",
  '<math><mi>x</mi',
  '<math><annotation-xml>x</annotation-xml></math>',
  '<<span>img src="x"></math>',
])('%s is not inserted', (text) => {
  expect(sanitizeMathML(text)).toBeUndefined();
});

it.each([
  'href="javascript:alert(1)"',
  'onclick="alert(1)"',
  'style="position:fixed"',
  'class="shelf-document"',
  'mathcolor="url(https://example.com)"',
])('the attribute %s is removed', (attribute) => {
  expect(sanitizeMathML(`<math><mi ${attribute}>x</mi></math>`)).toBe('<math><mi>x</mi></math>');
});

it('formulas of text and of descriptions are converted', () => {
  const inline = { object: 'inline', type: 'inline-math', isVoid: true, data: { formula: 'a<b' } } as const;
  const mathML = '<math><mrow><mi>a</mi><mo>&lt;</mo><mi>b</mi></mrow></math>';
  expect(renderDocument(documentOf(paragraph(inline)), { math: toMathML })).toContain(
    `<span>${mathML}</span>`,
  );
  const described = responseDocument({
    description: 'a',
    'x-gitbook-description-html':
      '<p><code class="language-math">a&#x3C;b</code></p><pre><code class="language-math">\\x\n</code></pre>',
  });
  const html = renderDocument(described, { math: toMathML });
  expect(html).toContain(`<p><span>${mathML}</span></p>`);
  expect(html).toContain('<pre><code class="language-math">\\x\n</code></pre>');
});

it('a server converts formulas with pauses', async () => {
  const document = documentOf({ object: 'block', type: 'math', isVoid: true, data: { formula: 'a<b' } });
  let pauses = 0;
  const html = await convertFormulas(renderDocument(document), async () => void pauses++);
  expect(html).toBe(renderDocument(document, { math: toMathML }));
  expect(pauses).toBe(1);
});

it('the formulas of a page have a limited number of elements', async () => {
  const code = `<code class="language-math">${'x+'.repeat(200)}</code>`;
  const html = await convertFormulas(code.repeat(50));
  expect(tagsOf(html).length).toBeLessThan(5_000);
  expect(html.endsWith(code)).toBe(true);
});

it.each(['x+', "x'", '&', '\\pmod{a}', '\\iff ', '{', '\\cancel{', '\\left(', '日', '\\frac12 '])(
  'long formulas of %j take linear time',
  async (part) => {
    const workOf = (formula: string) => () => toMathML(formula, 'block');
    const repeated = (length: number) => part.repeat(Math.floor(length / part.length));
    await expectGrowth((length) => workOf(`\\begin{matrix}${repeated(length)}\\end{matrix}`), 115);
    await expectGrowth((length) => workOf(`\\ce{${repeated(length)}}`), 47);
  },
);

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}
