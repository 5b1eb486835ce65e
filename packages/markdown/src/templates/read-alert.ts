import type { Blockquote, Paragraph } from 'mdast';

type Content = Blockquote['children'];

/** The kinds of alerts of GitHub, and the styles of hints that look like them. */
const styles = new Map([
  ['note', 'info'],
  ['important', 'info'],
  ['tip', 'success'],
  ['warning', 'warning'],
  ['caution', 'danger'],
]);

/** How a quotation begins that is an alert, on a line of its own. */
export const alertMark = /^[ \t]*\[!([a-z]+)\][ \t]*(?:\\?\n|\\?$)/i;

/** The style and the content of a quotation that is an alert; nothing for any other. */
export function readAlert({ children }: Blockquote): { style: string; children: Content } | undefined {
  const [first, ...rest] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [mark = '', kind = ''] = alertMark.exec(text.value) ?? [];
  const style = styles.get(kind.toLowerCase());
  if (style === undefined || (mark === text.value && !endsLine(mark, first))) return undefined;
  const paragraph = withoutMark(first, text.value.slice(mark.length));
  return { style, children: paragraph.children.length === 0 ? rest : [paragraph, ...rest] };
}

/** Nothing but a line break may follow on the line. */
function endsLine(mark: string, { children: [, next] }: Paragraph): boolean {
  return mark.endsWith('\n') || next === undefined || next.type === 'break';
}

function withoutMark(paragraph: Paragraph, text: string): Paragraph {
  const [, next, ...rest] = paragraph.children;
  const after = next === undefined || next.type === 'break' ? rest : [next, ...rest];
  if (text === '') return { ...paragraph, children: after };
  return { ...paragraph, children: [{ type: 'text', value: text }, ...(next ? [next] : []), ...rest] };
}
