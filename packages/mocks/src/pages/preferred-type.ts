import Negotiator from 'negotiator';

const html = 'text/html';

/** Returns whether an Accept header ranks HTML above JSON, by the rules of the server. */
export function prefersHTML(accept: string | undefined): boolean {
  return prefers(html, 'application/json', accept);
}

/** Returns whether an Accept header ranks Markdown above HTML, by the rules of the server. */
export function prefersMarkdown(accept: string | undefined): boolean {
  return prefers('text/markdown', html, accept);
}

function prefers(type: string, other: string, accept: string | undefined): boolean {
  return new Negotiator({ headers: { accept } }).mediaType([other, type]) === type;
}
