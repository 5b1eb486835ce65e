import type { SecurityAlternative, SecurityScheme, ServerView } from '../model/operation-view.js';
import { describe } from './author-markdown.js';
import type { MarkdownContext } from './markdown-context.js';
import { code, escapeText } from './markdown-text.js';
import { block, type Piece } from './piece.js';

/** The authentication of an operation: alternatives as items, the schemes of one alternative together. */
export function securityPieces(
  alternatives: readonly SecurityAlternative[],
  rank: number,
  context: MarkdownContext,
): Piece[] {
  const items = alternatives.map((schemes) => ({
    isItem: true as const,
    rank,
    text: () =>
      schemes.length === 0
        ? 'No authentication'
        : schemes.map((scheme) => schemeText(scheme, context)).join('\n\nand '),
  }));
  return alternatives.length > 1 ? [block(rank, () => 'One of:'), ...items] : items;
}

function schemeText(scheme: SecurityScheme, context: MarkdownContext): string {
  const { name, words, scopes, urls, description } = scheme;
  const scopeTexts = scopes.map(({ name: scope, description: text }) =>
    text === undefined ? code(scope) : `${code(scope)} (${escapeText(text)})`,
  );
  const text = describe(description, context);
  const facts = [
    words === name ? code(name) : `${escapeText(words)}, ${code(name)}`,
    ...(scopes.length === 0 ? [] : [`${scopes.length === 1 ? 'scope' : 'scopes'}: ${scopeTexts.join(', ')}`]),
    ...urls.map(({ label, url }) => `${label} ${code(url)}`),
  ].join('; ');
  return text === '' ? facts : `${facts}\n\n${text}`;
}

/** Servers with their descriptions and variables. */
export function serverPieces(servers: readonly ServerView[], rank: number): Piece[] {
  return servers.map(({ url, description, variables }) => ({
    isItem: true,
    rank,
    text: () => (description === undefined ? code(url) : `${code(url)}: ${escapeText(description)}`),
    children: variables.map(({ name, values, description: text, default: initial }) => ({
      isItem: true,
      rank,
      text: () =>
        [
          code(`{${name}}`),
          ...(text === undefined ? [] : [escapeText(text)]),
          ...(values.length === 0 ? [] : [`One of ${values.map(code).join(', ')}.`]),
          ...(initial === undefined ? [] : [`Default ${code(initial)}.`]),
        ].join(' '),
    })),
  }));
}
