import type { Element, ElementContent, Root, RootContent } from 'hast';
import { safeImageURL, safeLinkURL } from './safe-url.js';

export interface UnwrapOptions {
  /** Whether images of other hosts are replaced by their text as well. */
  removeRemoteImages: boolean;
}

/** Replaces links and images with a refused address by their text, and spells the other addresses plainly. */
export function unwrapUnsafeURLs(parent: Root | Element, options: UnwrapOptions): void {
  if (parent.type === 'root') parent.children = parent.children.flatMap((child) => unwrapped(child, options));
  else parent.children = parent.children.flatMap((child) => unwrapped(child, options));
}

function unwrapped<Node extends RootContent | ElementContent>(
  node: Node,
  options: UnwrapOptions,
): (Node | ElementContent)[] {
  if (node.type !== 'element') return [node];
  unwrapUnsafeURLs(node, options);
  if (node.tagName === 'a') return withURL(node, 'href', safeLinkURL) ? [node] : node.children;
  if (node.tagName !== 'img') return [node];
  if (!withURL(node, 'src', safeImageURL)) return alternative(node);
  if (!isRemote(node)) return [node];
  if (options.removeRemoteImages) return alternative(node);
  // The other host must not learn which page shows its image.
  node.properties['referrerPolicy'] = 'no-referrer';
  return [node];
}

/** Safe addresses either have the scheme `https`, or are relative. */
function isRemote({ properties }: Element): boolean {
  return String(properties['src']).startsWith('https:');
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
