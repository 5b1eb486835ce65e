import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { templateFromMarkdown, templateSyntax } from '../../src/templates/template-syntax.js';

// Tests the extension with the parser alone, so that a change of micromark's tokenizer fails here.

test.each<[fact: string, markdown: string, expected: string]>([
  ['is a node of its own', '{% hint %}', 'root(templateLine({% hint %}))'],
  [
    'keeps spaces, tabs and other characters',
    '{%\thint\tstyle="予 é"  %}',
    'root(templateLine({%\thint\tstyle="予 é"  %}))',
  ],
  [
    'ends with its line',
    '{% hint %}\r\na\n{% endhint %}\n',
    'root(templateLine({% hint %}) paragraph(text(a)) templateLine({% endhint %}))',
  ],
  [
    'ends a paragraph',
    'a\n{% hint %}\nb',
    'root(paragraph(text(a)) templateLine({% hint %}) paragraph(text(b)))',
  ],
  ['ends a list', '- a\n{% hint %}', 'root(list(listItem(paragraph(text(a)))) templateLine({% hint %}))'],
  [
    'belongs to a list item when it is indented',
    '- a\n\n  {% hint %}',
    'root(list(listItem(paragraph(text(a)) templateLine({% hint %}))))',
  ],
  ['belongs to a quotation with its marker', '> {% hint %}', 'root(blockquote(templateLine({% hint %})))'],
  ['is text inside a line', 'a {% hint %}', 'root(paragraph(text(a {% hint %})))'],
  ['is text for an unknown block', '{% other %}', 'root(paragraph(text({% other %})))'],
  ['is text without an end', '{% hint', 'root(paragraph(text({% hint)))'],
  ['is code in indented code', '    {% hint %}', 'root(code({% hint %}))'],
])('a template tag %s', (_fact, markdown, expected) => {
  const tree = fromMarkdown(markdown, {
    extensions: [templateSyntax],
    mdastExtensions: [templateFromMarkdown],
  });
  expect(outlineOf(tree)).toBe(expected);
});

function outlineOf(node: Nodes): string {
  if ('value' in node) return `${node.type}(${node.value})`;
  return 'children' in node ? `${node.type}(${node.children.map(outlineOf).join(' ')})` : node.type;
}
