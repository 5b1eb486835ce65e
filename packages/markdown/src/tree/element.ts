import type { Element, ElementContent, Text } from 'hast';

export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

/** The blocks with a line feed between them, as `mdast-util-to-hast` separates them. */
export function joinWithLineFeeds(blocks: readonly Element[]): (Element | Text)[] {
  return blocks.flatMap((block, index) => (index === 0 ? [block] : [lineFeed(), block]));
}

export function lineFeed(): Text {
  return { type: 'text', value: '\n' };
}
