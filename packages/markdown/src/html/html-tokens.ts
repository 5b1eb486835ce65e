import { matchAt } from '../text/match-at.js';

export type HTMLToken =
  | { type: 'text'; value: string }
  | { type: 'open'; name: string; spelling: string; attributes: HTMLAttribute[]; isEmpty: boolean }
  | { type: 'close'; name: string };

interface HTMLAttribute {
  name: string;
  value: string;
}

/** Elements that are removed with their content. */
export const scriptTagNames: ReadonlySet<string> = new Set(['script', 'style']);

/** Splits HTML into tags and text, without comments and declarations. Character references stay encoded. */
export function tokenizeHTML(html: string): HTMLToken[] {
  const tokens: HTMLToken[] = [];
  let position = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    if (start !== position)
      tokens.push({ type: 'text', value: html.slice(position, start < 0 ? undefined : start) });
    if (start < 0) break;
    position = readMarkup(html, start, tokens);
  }
  return tokens;
}

function readMarkup(html: string, start: number, tokens: HTMLToken[]): number {
  if (html.startsWith('<!--', start)) return indexAfter(html, '-->', start + 4);
  if (html.startsWith('<![CDATA[', start)) {
    const end = indexAfter(html, ']]>', start);
    tokens.push({ type: 'text', value: html.slice(start + 9, end - 3).replaceAll('&', '&amp;') });
    return end;
  }
  if (html[start + 1] === '!' || html[start + 1] === '?') return indexAfter(html, '>', start);
  return readTag(html, start, tokens) ?? readText(start, tokens);
}

function readTag(html: string, start: number, tokens: HTMLToken[]): number | undefined {
  const opening = matchAt(/<(\/?)([a-zA-Z][a-zA-Z0-9:._-]*)/y, html, start);
  if (opening === undefined) return undefined;
  const [whole, slash, rawName = ''] = opening;
  const name = rawName.toLowerCase();
  const attributes: HTMLAttribute[] = [];
  let position = start + whole.length;
  for (;;) {
    const attribute = matchAt(
      /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/y,
      html,
      position,
    );
    if (attribute === undefined) break;
    const [text, key = '', double, single, bare] = attribute;
    attributes.push({ name: key.toLowerCase(), value: double ?? single ?? bare ?? '' });
    position += text.length;
  }
  const closing = matchAt(/[\s/]*>/y, html, position);
  if (closing === undefined) return undefined;
  const isEmpty = closing[0].includes('/');
  tokens.push(
    slash === '/' ? { type: 'close', name } : { type: 'open', name, spelling: rawName, attributes, isEmpty },
  );
  position += closing[0].length;
  return slash === '' && scriptTagNames.has(name) ? endOfScript(html, name, position) : position;
}

function endOfScript(html: string, name: string, position: number): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = position;
  return closing.exec(html)?.index ?? html.length;
}

function readText(start: number, tokens: HTMLToken[]): number {
  tokens.push({ type: 'text', value: '<' });
  return start + 1;
}

function indexAfter(html: string, end: string, from: number): number {
  const index = html.indexOf(end, from);
  return index < 0 ? html.length : index + end.length;
}
