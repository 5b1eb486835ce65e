import { type FurtherLink, groupSuggestions, type Suggestion, type Suggestions } from './suggestion.js';

/** The elements of a list of suggestions. */
export interface SuggestionList {
  /** The children of the list. */
  groups: readonly HTMLElement[];
  /** The elements that the arrow keys mark, in order. */
  options: readonly HTMLElement[];
}

/** Creates the elements of suggestions: a group for each kind, then the links to a corrected query and to further results. */
export function createSuggestionList({ items, corrected, further }: Suggestions): SuggestionList {
  const options: HTMLElement[] = [];
  const add = (element: HTMLElement) => {
    element.id = `shelf-suggestion-${options.length}`;
    options.push(element);
    return element;
  };
  const groups = groupSuggestions(items).map(({ name, items }) =>
    groupOf(
      name,
      items.map((item) => add(optionOf(item))),
    ),
  );
  const links = [...(corrected ? [corrected] : []), ...further].map((link) => add(linkOption(link)));
  if (links.length > 0) groups.push(furtherGroup(links));
  return { groups, options };
}

function groupOf(name: string, options: readonly HTMLElement[]): HTMLElement {
  const group = create('div', 'shelf-suggestion-group');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', name);
  const heading = create('div', 'shelf-suggestion-kind', name);
  // The group has this name already.
  heading.setAttribute('aria-hidden', 'true');
  group.append(heading, ...options);
  return group;
}

function optionOf(item: Suggestion): HTMLElement {
  const { kind, title, address, method, spec, href, matches, deprecated, webhook } = item;
  const isAction = kind === 'operation' && address !== undefined;
  const first = create('span', 'shelf-suggestion-name');
  const name = create('span', '');
  if (isAction) {
    first.append(methodMark(webhook ? 'HOOK' : (method ?? '')), ' ');
    name.append(create('code', '', address));
  } else name.append(title);
  if (deprecated) name.append(' ', create('span', 'shelf-deprecated', 'deprecated'));
  first.append(name);
  const hasTitle = isAction && title !== address && title !== `${method} ${address}`;
  return option(href, [
    first,
    ...(spec === undefined ? [] : [create('span', 'shelf-suggestion-spec', spec)]),
    ...(hasTitle ? [create('span', 'shelf-suggestion-title', title)] : []),
    ...(matches.length > 0 ? [create('span', 'shelf-suggestion-match', `in ${matches.join(', ')}`)] : []),
  ]);
}

function furtherGroup(links: readonly HTMLElement[]): HTMLElement {
  const group = create('div', 'shelf-suggestion-further');
  group.setAttribute('role', 'group');
  group.setAttribute('aria-label', 'Further results');
  group.append(...links);
  return group;
}

function linkOption({ text, href }: FurtherLink): HTMLElement {
  return option(href, [create('span', 'shelf-suggestion-name', text)]);
}

/** A link, so that it can be opened in another tab. Elements in an option could not be reached. */
function option(href: string, children: readonly HTMLElement[]): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  link.append(...children);
  return link;
}

const colored: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

function methodMark(method: string): HTMLElement {
  const name = method.toLowerCase();
  const text = { DELETE: 'DEL', OPTIONS: 'OPT' }[method] ?? method;
  return create('span', `shelf-method shelf-${colored.has(name) ? name : 'other'}`, text);
}

function create(name: 'div' | 'span' | 'code', className: string, text?: string): HTMLElement {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}
