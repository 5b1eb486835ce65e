import { defined } from '@specshelf/base/defined';
import type { Element, ElementContent, RootContent } from 'hast';
import { isBlankText, nonEmptyText } from '../html/tree-text.js';
import { inlinesFromTree } from './inlines-from-tree.js';
import { paragraph, text } from './make-node.js';
import type { Block, Image } from './node-types.js';

type HTMLNode = RootContent | ElementContent;

/** Converts inline nodes to paragraphs; authors also separate paragraphs with two line breaks. */
export function paragraphsFromTree(nodes: readonly HTMLNode[]): Block[] {
  const groups: HTMLNode[][] = [[]];
  let breaks: HTMLNode[] = [];
  for (const node of nodes) {
    if (isBreak(node) || (breaks.length > 0 && isBlankText(node))) breaks.push(node);
    else {
      if (breaks.filter(isBreak).length > 1) groups.push([node]);
      else groups.at(-1)?.push(...breaks, node);
      breaks = [];
    }
  }
  return groups.flatMap(paragraphBlocks);
}

function isBreak(node: HTMLNode): boolean {
  return node.type === 'element' && node.tagName === 'br';
}

function paragraphBlocks(nodes: readonly HTMLNode[]): Block[] {
  const images = nodes.filter((child) => !isBlankText(child));
  if (images.length > 0 && images.every(isImage)) {
    return [{ object: 'block', type: 'images', isVoid: false, data: {}, nodes: images.map(imageBlock) }];
  }
  const inlines = inlinesFromTree(nodes);
  return inlines.length === 0 ? [] : [paragraph(inlines)];
}

function isImage(node: HTMLNode): node is Element {
  return node.type === 'element' && node.tagName === 'img';
}

function imageBlock(image: Element): Image {
  const { src, alt, title, width, height } = image.properties;
  const caption = nonEmptyText(title);
  return {
    object: 'block',
    type: 'image',
    isVoid: true,
    data: {
      ref: { kind: 'url', url: String(src) },
      ...defined({
        alt: nonEmptyText(alt),
        width: positiveNumber(width),
        height: positiveNumber(height),
      }),
    },
    fragments:
      caption === undefined
        ? []
        : [{ object: 'fragment', type: 'caption', fragment: 'caption', nodes: [paragraph([text(caption)])] }],
  };
}

function positiveNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}
