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

/** The kind of alert that a hint without one is. */
const kinds = new Map([
  ['info', 'note'],
  ['success', 'tip'],
  ['warning', 'warning'],
  ['danger', 'caution'],
]);

/** Returns the kind of the alert that a hint comes from, or that corresponds to its style, such as `caution`. */
export function alertKind({ alert = '', style = '' }: { alert?: string; style?: string }): string {
  return styles.has(alert) ? alert : (kinds.get(style) ?? 'note');
}

interface Alert {
  kind: string;
  style: string;
  children: Content;
}

/** The kind, the style, and the content of an alert; undefined for every other quotation. */
export function readAlert({ children }: Blockquote): Alert | undefined {
  const [first, ...rest] = children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const [marker = '', name = ''] = alertMarker.exec(text.value) ?? [];
  const kind = name.toLowerCase();
  const style = styles.get(kind);
  if (style === undefined || (marker === text.value && !endsLine(marker, first))) return undefined;
  const paragraph = withoutMarker(first, text.value.slice(marker.length));
  return { kind, style, children: paragraph.children.length === 0 ? rest : [paragraph, ...rest] };
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
