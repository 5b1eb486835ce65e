import type { Element, Root } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import { type HTMLToken, scriptTagNames, tokenizeHTML } from './html-tokens.js';
import { rawAttributeNames, rawTagNames } from './sanitize-schema.js';

// The HTML parser nests elements that are never closed, and repeats open formatting elements in every following block.
const maxOpenTags = 30;
const maxTags = 10_000;

const voidTags = new Set(['br', 'hr', 'img']);
// Each of these closes the one before it, so they add no depth.
const implicitlyClosedTags = new Set(['p', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr']);
// Each of these closes the one before it only when it follows directly.
const itemKinds = new Map([
  ['dd', 'description'],
  ['dt', 'description'],
  ['li', 'list'],
]);

interface State {
  openTags: string[];
  tagCount: number;
  hasRawHTML: boolean;
  /** Names of all end tags in the tree. */
  closedNames: ReadonlySet<string>;
}

/**
 * Reduces the raw HTML in a tree to allowed tags and text, so that the HTML parser sees only the tags that are counted
 * here. Returns whether there is any raw HTML.
 */
export function cleanRawHTML(tree: Root): boolean {
  const state: State = { openTags: [], tagCount: 0, hasRawHTML: false, closedNames: closedNamesIn(tree) };
  cleanChildren(tree, state);
  return state.hasRawHTML;
}

function closedNamesIn(parent: Root | Element): Set<string> {
  const names = new Set<string>();
  for (const child of parent.children) {
    if (child.type === 'element') for (const name of closedNamesIn(child)) names.add(name);
    if (child.type !== 'raw') continue;
    for (const [, name = ''] of child.value.matchAll(/<\/([a-z][\w:.-]*)/gi)) names.add(name.toLowerCase());
  }
  return names;
}

function cleanChildren(parent: Root | Element, state: State): void {
  // An end tag inside of a Markdown element does not close a tag that was opened outside of it.
  const floor = state.openTags.length;
  const lastEnds = lastScriptEnds(parent);
  let script: string | undefined;
  const kept = parent.children.map((child, index) => {
    if (child.type === 'raw') {
      state.hasRawHTML = true;
      const html: string[] = [];
      for (const token of tokenizeHTML(child.value)) {
        if (script === undefined && token.type === 'open' && scriptTagNames.has(token.name))
          script = token.name;
        else if (script === undefined) html.push(printToken(token, floor, state));
        else if (token.type === 'close' && token.name === script) script = undefined;
      }
      if (script !== undefined && (lastEnds.get(script) ?? -1) <= index) script = undefined;
      child.value = html.join('');
      return child.value !== '';
    }
    if (script !== undefined) return false;
    if (child.type === 'element') cleanChildren(child, state);
    return true;
  });
  keepChildren(parent, kept);
}

/** The index of the child with the last end tag of each script element. */
function lastScriptEnds(parent: Root | Element): Map<string, number> {
  const ends = new Map<string, number>();
  parent.children.forEach((child, index) => {
    if (child.type !== 'raw') return;
    const value = child.value.toLowerCase();
    for (const name of scriptTagNames) if (value.includes(`</${name}`)) ends.set(name, index);
  });
  return ends;
}

function keepChildren(parent: Root | Element, kept: boolean[]): void {
  if (parent.type === 'root') parent.children = parent.children.filter((_, index) => kept[index]);
  else parent.children = parent.children.filter((_, index) => kept[index]);
}

function printToken(token: HTMLToken, floor: number, state: State): string {
  if (token.type === 'text') return token.value.replaceAll('<', '&lt;');
  if (token.type === 'open' && isPlaceholder(token, state)) return `&lt;${token.spelling}&gt;`;
  if (!rawTagNames.has(token.name)) return '';
  if (token.type === 'close') {
    closeTag(token.name, floor, state.openTags);
    return `</${token.name}>`;
  }
  state.tagCount += 1;
  if (state.tagCount > maxTags || !openTag(token.name, floor, state.openTags)) return '';
  return `<${token.name}${token.attributes.map(printAttribute).join('')}>`;
}

/**
 * Authors write placeholders such as `Bearer <token>`: their names are not those of HTML elements and have no end tag. A
 * self-closing tag is a component of another tool instead.
 */
function isPlaceholder(
  { name, attributes, isEmpty }: HTMLToken & { type: 'open' },
  { closedNames }: State,
): boolean {
  return attributes.length === 0 && !isEmpty && !elementNames.has(name) && !closedNames.has(name);
}

const elementNames: ReadonlySet<string> = new Set(htmlTagNames);

function openTag(name: string, floor: number, openTags: string[]): boolean {
  if (voidTags.has(name) || implicitlyClosedTags.has(name)) return true;
  const kind = itemKinds.get(name);
  if (kind !== undefined && openTags.length > floor && itemKinds.get(openTags.at(-1) ?? '') === kind)
    openTags.pop();
  if (openTags.length >= maxOpenTags) return false;
  openTags.push(name);
  return true;
}

/** Only properly nested tags count as closed; the HTML parser may keep all others open. */
function closeTag(name: string, floor: number, openTags: string[]): void {
  let length = openTags.length;
  while (length > floor && openTags[length - 1] !== name && itemKinds.has(openTags[length - 1] ?? ''))
    length -= 1;
  if (length > floor && openTags[length - 1] === name) openTags.length = length - 1;
}

function printAttribute({ name, value }: { name: string; value: string }): string {
  return rawAttributeNames.has(name) ? ` ${name}="${value.replaceAll('"', '&quot;')}"` : '';
}
