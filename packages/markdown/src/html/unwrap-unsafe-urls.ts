import { safeImageURL, safeLinkURL } from '@specshelf/base/safe-url';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { nonEmptyText } from './tree-text.js';

export interface UnwrapOptions {
  /** Whether images of other hosts are also replaced with their alternative text. */
  removeRemoteImages: boolean;
}

/** Replaces links and images that have an unsafe address with their text, and normalizes all other addresses. */
export function unwrapUnsafeURLs(parent: Root | Element, options: UnwrapOptions): void {
  if (parent.type === 'root') parent.children = parent.children.flatMap((child) => unwrap(child, options));
  else parent.children = parent.children.flatMap((child) => unwrap(child, options));
}

function unwrap<Node extends RootContent | ElementContent>(
  node: Node,
  options: UnwrapOptions,
): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node];
  unwrapUnsafeURLs(node, options);
  if (node.tagName === 'a') return normalizeURL(node, 'href', safeLinkURL) ? [node] : node.children;
  if (node.tagName !== 'img') return [node];
  if (!normalizeURL(node, 'src', safeImageURL)) return alternativeText(node);
  if (!isRemote(node)) return [node];
  if (options.removeRemoteImages) return alternativeText(node);
  // Other hosts must not receive the address of the page.
  node.properties['referrerPolicy'] = 'no-referrer';
  return [node];
}

/** Normalized image addresses are either HTTPS or relative. */
function isRemote({ properties }: Element): boolean {
  return String(properties['src']).startsWith('https:');
}

/** Returns whether the address is safe. */
function normalizeURL(
  element: Element,
  key: string,
  normalize: (url: string) => string | undefined,
): boolean {
  const url = element.properties[key];
  const normalized = typeof url === 'string' ? normalize(url) : undefined;
  if (normalized === undefined || normalized === '') return false;
  element.properties[key] = normalized;
  return true;
}

function alternativeText(image: Element): ElementContent[] {
  const value = nonEmptyText(image.properties['alt']);
  return value === undefined ? [] : [{ type: 'text', value }];
}
