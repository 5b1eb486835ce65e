import type { Element, ElementContent, Root, RootContent } from 'hast';
import { safeImageURL, safeLinkURL } from './safe-url.js';

/** Replaces links and images with a refused address by their text, and spells the other addresses plainly. */
export function unwrapUnsafeURLs(parent: Root | Element): void {
  if (parent.type === 'root') parent.children = parent.children.flatMap((child) => unwrapped(child));
  else parent.children = parent.children.flatMap((child) => unwrapped(child));
}

function unwrapped<Node extends RootContent | ElementContent>(node: Node): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node];
  unwrapUnsafeURLs(node);
  if (node.tagName === 'a') return withURL(node, 'href', safeLinkURL) ? [node] : node.children;
  if (node.tagName === 'img') return withURL(node, 'src', safeImageURL) ? [node] : alternative(node);
  return [node];
}

function withURL(element: Element, key: string, safe: (url: string) => string | undefined): boolean {
  const url = element.properties[key];
  const kept = typeof url === 'string' ? safe(url) : undefined;
  if (kept === undefined || kept === '') return false;
  element.properties[key] = kept;
  return true;
}

function alternative(image: Element): ElementContent[] {
  const { alt } = image.properties;
  return typeof alt === 'string' && alt !== '' ? [{ type: 'text', value: alt }] : [];
}
