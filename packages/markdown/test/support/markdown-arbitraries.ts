import fc from 'fast-check';

const plainWords = [
  ...'a b Z 0 12 1. 2) - + = === # : :- ; . , ! ? " \' ( ) / % ^ { } {{ -> -- --- http https: www ww.'.split(
    ' ',
  ),
  ...[' ', '  ', '\n', '\n\n', '\n\n\n'],
  ...['mailto:', 'xmpp:', 'ftp:', 'é', '予', '\u{1F6A2}', '\uD83D', '\u00A0', '\u2028', '\u3000', '\u0085'],
];

/** Every construct of Markdown and HTML, complete and in parts. */
const markup = [
  ...['a', 'b c', ' ', '\n', '\n\n', '  \n', '    ', '\t', '\r\n', '\0', '\uD83D', '予'],
  ...'* ** _ __ ~~ ` ``` $$ \\ # [ ] ]( ](#a) ](b) ](javascript:a) ![ [^1] |'.split(' '),
  ...['```js\n', '# ', '> ', '- ', '1. ', '- [x] ', '---\n', '===\n'],
  ...['[^1]: ', '[a]: b\n', '|-|\n', '| a | b |\n'],
  ...'< > <b> </b> <p> </p> <i> <ul> <li> </ul> <table> <tr> <td> </td> </table> <details> <summary>'.split(
    ' ',
  ),
  ...'</summary> </details> <br> <pre> </pre> <code> </code> <h1> </h1> </a> <script> </script> <style>'.split(
    ' ',
  ),
  ...['<a href="x">', '<a href=javascript:a>', '<img src=x>', '<img onerror=a src="'],
  ...'<!-- --> <? ?> <![CDATA[ ]]> &amp; &#x3c; & www.a.b https://a.b a@b.c <svg> <kbd>'.split(' '),
];

const templates = [
  ...['hint', 'tabs', 'tab title="T"', 'code title="c"', 'stepper', 'step', 'columns', 'column'].flatMap(
    (tag) => [`\n{% ${tag} %}\n`, `\n{% end${tag.split(' ')[0]} %}\n`],
  ),
  '\n{% embed url="https://a.b" %}\n',
  '\n{% endembed %}\n',
  '\n{% openapi-operation spec="s" path="/a" method="get" %}\n',
  '\n{% endopenapi-operation %}\n',
  '\n{% openapi-schemas spec="s" schemas="A" %}\n',
  '\n{% endopenapi-schemas %}\n',
];

/** Constructs of the fast path, and similar ones that only the parser supports. */
const simpleMarkup = [
  ...['a', 'b ', ' ', ' ', '  ', '\n', '\n', '\n\n', '- ', '- ', '* ', '  - ', '   - ', '    - ', ' - '],
  ...'Z 12 a_b a*b . , : ! ( ) " / # > ** ** * _ __ *** ` `a` [ ]( ] \\ \\* \\_ ~ ~~ $ $$ = --- |'.split(' '),
  ...['-  a', '# ', '## ', '> ', '1. ', '[a](https://b.c)', '[a](/b)'],
  ...'<p> </p> <p>a</p> <b> </b> <b>a</b> <code>a_b</code> <br> <br/> < [^1] é 予'.split(' '),
  ...'https://a.b/c https://a.b http:// www. @ a@b.c & &amp; &lt {%'.split(' '),
  ...['<a href="/x">y</a>', '```\n', '\n```\n', '> [!NOTE]\n', '[^1]: ', '[a]: b', '[x] '],
  ...['\u00A0', '\u2028', '\u{1F6A2}', '\uD83D'],
];

export const plainText = textOf(fc.constantFrom(...plainWords), 14);
export const simpleText = textOf(fc.constantFrom(...simpleMarkup), 12);
export const markdownText = textOf(fc.constantFrom(...markup), 30);
export const templateText = textOf(
  fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...markup) },
    { weight: 3, arbitrary: fc.constantFrom(...templates) },
  ),
  30,
);

function textOf(parts: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> {
  return fc.array(parts, { maxLength }).map((all) => all.join(''));
}
