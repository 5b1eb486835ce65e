import type { Blockquote, Paragraph } from 'mdast';

type Content = Blockquote['children'];

/** GitHub's kinds of alerts, with the style of the corresponding hint. */
const styles = new Map([
  ['note', 'info'],
  ['important', 'info'],
  ['tip', 'success'],
  ['warning', 'warning'],
  ['caution', 'danger'],
]);

/** The first line of an alert, such as `[!NOTE]`. */
export const alertMarker = /^[ \t]*\[!([a-z]+)\][ \t]*(?:\\?\n|\\?$)/i;

/** The style and the content of an alert; undefined for every other quotation. */
export function readAlert({ children }: Blockquote): { style: string; children: Content } | undefined {
  const [first, ...rest] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [marker = '', kind = ''] = alertMarker.exec(text.value) ?? [];
  const style = styles.get(kind.toLowerCase());
  if (style === undefined || (marker === text.value && !endsLine(marker, first))) return undefined;
  const paragraph = withoutMarker(first, text.value.slice(marker.length));
  return { style, children: paragraph.children.length === 0 ? rest : [paragraph, ...rest] };
}

/** Whether only a line break follows the marker. */
function endsLine(marker: string, { children: [, next] }: Paragraph): boolean {
  return marker.endsWith('\n') || next === undefined || next.type === 'break';
}

function withoutMarker(paragraph: Paragraph, text: string): Paragraph {
  const [, next, ...rest] = paragraph.children;
  const after = next === undefined || next.type === 'break' ? rest : [next, ...rest];
  if (text === '') return { ...paragraph, children: after };
  return { ...paragraph, children: [{ type: 'text', value: text }, ...(next ? [next] : []), ...rest] };
}
