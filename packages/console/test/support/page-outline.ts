import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The parts of an HTML page that tests check. */
export interface PageOutline {
  elements: PageElement[];
  /** The text without tags, in which each tag separates words. */
  text: string;
  /** The kinds of syntax errors that a browser corrects. */
  syntaxErrors: string[];
}

export interface PageElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text in it. */
  text: string;
  /** The names and classes of the elements around it, such as `nav.reader-side`. */
  ancestors: readonly string[];
}

/** Parses a page like a browser. */
export function outlinePage(html: string): PageOutline {
  const syntaxErrors: string[] = [];
  const document = parse(html, {
    onParseError: ({ code, startLine, startCol }) => syntaxErrors.push(`${code} at ${startLine}:${startCol}`),
  });
  const elements: PageElement[] = [];
  const texts: string[] = [];
  for (const child of document.childNodes) visit(child, [], { elements, texts });
  return { elements, text: squeeze(texts.join(' ')), syntaxErrors };
}

function visit(
  node: Node,
  ancestors: readonly string[],
  found: { elements: PageElement[]; texts: string[] },
): void {
  if (node.nodeName === '#text' && 'value' in node) found.texts.push(node.value);
  if (!isElement(node)) return;
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const place = found.elements.length;
  const start = found.texts.length;
  found.elements.push({ name: node.tagName, attributes, text: '', ancestors });
  const inside = [...ancestors, `${node.tagName}.${attributes.get('class') ?? ''}`];
  for (const child of node.childNodes) visit(child, inside, found);
  found.elements[place] = {
    name: node.tagName,
    attributes,
    text: squeeze(found.texts.slice(start).join('')),
    ancestors,
  };
}

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function squeeze(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The elements with this name, inside an element whose name and class start with `inside`. */
export function elementsOf({ elements }: PageOutline, name: string, inside = ''): PageElement[] {
  return elements.filter(
    (each) => each.name === name && each.ancestors.some((ancestor) => ancestor.startsWith(inside)),
  );
}

/** The URLs of the links inside an element. */
export function linksOf(page: PageOutline, inside = ''): string[] {
  return elementsOf(page, 'a', inside).flatMap(({ attributes }) => attributes.get('href') ?? []);
}
