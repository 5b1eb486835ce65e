import type { Text } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { mathToMarkdown } from 'mdast-util-math';
import type { Handle, Options } from 'mdast-util-to-markdown';

/**
 * An underscore inside a word is not markup, and common in the names of an API. After a URL, readers of GFM take the backslash before `<` for a
 * part of the URL, and the rest for HTML: a character reference is safe everywhere.
 */
const textHandler: Handle = (node: Text, _parent, state, info) =>
  state
    .safe(node.value, info)
    .replace(/(?<=[A-Za-z0-9])\\_(?=[A-Za-z0-9])/g, '_')
    .replace(/(?<!\\)((?:\\\\)*)\\</g, '$1&lt;');

/** The style of Markdown that we print. */
export const markdownStyle: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  handlers: { text: textHandler },
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown({ singleDollarTextMath: false })],
};
