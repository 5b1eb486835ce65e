import type { Nodes, Root } from 'hast';
import { raw } from 'hast-util-raw';
import { sanitize } from 'hast-util-sanitize';
import { toHast } from 'mdast-util-to-hast';
import { cleanRawHTML } from './clean-raw-html.js';
import { handlers } from './mdast-handlers.js';
import { parseMarkdown } from './parse-markdown.js';
import { sanitizeSchema } from './sanitize-schema.js';
import { type UnwrapOptions, unwrapUnsafeURLs } from './unwrap-unsafe-urls.js';

/** Parses Markdown to a sanitized HTML tree; undefined when that would be too expensive. */
export function safeTree(markdown: string, options: UnwrapOptions): Root | undefined {
  const parsed = parseMarkdown(markdown);
  if (parsed === undefined) return undefined;
  const tree = rootOf(toHast(parsed, { allowDangerousHtml: true, handlers }));
  const complete = cleanRawHTML(tree) ? rootOf(raw(tree)) : tree;
  unwrapUnsafeURLs(complete, options);
  return rootOf(sanitize(complete, sanitizeSchema));
}

function rootOf(node: Nodes): Root {
  return node.type === 'root' ? node : { type: 'root', children: [node] };
}
