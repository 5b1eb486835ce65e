import type { Element, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { codeTagNames, type HTMLToken, htmlTokens } from './html-tokens.js';
import { rawAttributeNames, rawTagNames } from './sanitize-schema.js';

// An HTML parser nests what is left open and repeats open formatting in every following block.
const maxOpenTags = 30;
const maxTags = 10_000;

const voidTags = new Set(['br', 'hr', 'img']);
// Another one of these ends the one before, so that they add no depth of their own.
const succeedingTags = new Set(['p', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);
// These end the one before only where they follow it directly.
const itemKinds = new Map([
  ['dd', 'description'],
  ['dt', 'description'],
  ['li', 'list'],
]);

interface State {
  openTags: string[];
  tags: number;
  found: boolean;
  /** Names of tags that are closed somewhere. */
  closed: ReadonlySet<string>;
}

/**
 * Rewrites the raw HTML in a tree to tags of the allow-list and text, so that the HTML parser reads exactly the tags that
 * are counted here. Says whether there is any raw HTML.
 */
export function cleanRaw(tree: Root): boolean {
  const state: State = { openTags: [], tags: 0, found: false, closed: closedNames(tree) };
  cleanChildren(tree, state);
  return state.found;
}

function closedNames(parent: Root | Element): Set<string> {
  const names = new Set<string>();
  for (const child of parent.children) {
    if (child.type === 'element') for (const name of closedNames(child)) names.add(name);
    if (child.type !== 'raw') continue;
    for (const [, name = ''] of child.value.matchAll(/<\/([a-z][\w:.-]*)/gi)) names.add(name.toLowerCase());
  }
  return names;
}

function cleanChildren(parent: Root | Element, state: State): void {
  // A parser does not close across the elements of Markdown what was opened outside of them.
  const floor = state.openTags.length;
  const lastEnd = lastEndOfCode(parent);
  let code: string | undefined;
  const kept = parent.children.map((child, index) => {
    if (child.type === 'raw') {
      state.found = true;
      const html: string[] = [];
      for (const token of htmlTokens(child.value)) {
        if (code === undefined && token.type === 'open' && codeTagNames.has(token.name)) code = token.name;
        else if (code === undefined) html.push(printed(token, floor, state));
        else if (token.type === 'close' && token.name === code) code = undefined;
      }
      if (code !== undefined && (lastEnd.get(code) ?? -1) <= index) code = undefined;
      child.value = html.join('');
      return child.value !== '';
    }
    if (code !== undefined) return false;
    if (child.type === 'element') cleanChildren(child, state);
    return true;
  });
  keepChildren(parent, kept);
}

/** Where the last end tag of each kind of code stands among the children. */
function lastEndOfCode(parent: Root | Element): Map<string, number> {
  const ends = new Map<string, number>();
  parent.children.forEach((child, index) => {
    if (child.type !== 'raw') return;
    const value = child.value.toLowerCase();
    for (const name of codeTagNames) if (value.includes(`</${name}`)) ends.set(name, index);
  });
  return ends;
}

function keepChildren(parent: Root | Element, kept: boolean[]): void {
  if (parent.type === 'root') parent.children = parent.children.filter((_, index) => kept[index]);
  else parent.children = parent.children.filter((_, index) => kept[index]);
}

function printed(token: HTMLToken, floor: number, state: State): string {
  if (token.type === 'text') return token.value.replaceAll('<', '&lt;');
  if (token.type === 'open' && isPlaceholder(token, state)) return `&lt;${token.spelling}&gt;`;
  if (!rawTagNames.has(token.name)) return '';
  if (token.type === 'close') {
    closeTag(token.name, floor, state.openTags);
    return `</${token.name}>`;
  }
  state.tags += 1;
  if (state.tags > maxTags || !openTag(token.name, floor, state.openTags)) return '';
  return `<${token.name}${token.attributes.map(printedAttribute).join('')}>`;
}

/**
 * People write `Bearer <token>` and mean it: a name that is no element of HTML, and that nothing closes. One that closes
 * itself is a component of another tool.
 */
function isPlaceholder(
  { name, attributes, isEmpty }: HTMLToken & { type: 'open' },
  { closed }: State,
): boolean {
  return attributes.length === 0 && !isEmpty && !elementNames.has(name) && !closed.has(name);
}

const elementNames: ReadonlySet<string> = new Set(htmlTagNames);

function openTag(name: string, floor: number, openTags: string[]): boolean {
  if (voidTags.has(name) || succeedingTags.has(name)) return true;
  const kind = itemKinds.get(name);
  if (kind !== undefined && openTags.length > floor && itemKinds.get(openTags.at(-1) ?? '') === kind)
    openTags.pop();
  if (openTags.length >= maxOpenTags) return false;
  openTags.push(name);
  return true;
}

/** Only what nests properly counts as closed; the rest may live on in the parser. */
function closeTag(name: string, floor: number, openTags: string[]): void {
  let length = openTags.length;
  while (length > floor && openTags[length - 1] !== name && itemKinds.has(openTags[length - 1] ?? ''))
    length -= 1;
  if (length > floor && openTags[length - 1] === name) openTags.length = length - 1;
}

function printedAttribute({ name, value }: { name: string; value: string }): string {
  return rawAttributeNames.has(name) ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : '';
}
