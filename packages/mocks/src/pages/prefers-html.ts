import Negotiator from 'negotiator';

/** Returns whether an Accept header ranks HTML above JSON, by the rules of the server. */
export function prefersHTML(accept: string | undefined): boolean {
  const html = 'text/html';
  return new Negotiator({ headers: { accept } }).mediaType(['application/json', html]) === html;
}
