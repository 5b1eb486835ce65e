import type { YAMLException } from 'js-yaml';

/** Input that js-yaml 4 accepts and YAML 1.2 forbids. See docs/decisions/0035-reject-unclosed-yaml-quotes-with-js-yaml-4.md */
export class QuoteError extends Error {
  constructor(
    readonly reason: 'deficient indentation' | 'comment without space',
    /** Offset of the opening quote or bracket. */
    readonly start: number,
    /** Offset where the error shows. */
    readonly offset: number,
  ) {
    super(reason);
  }
}

/** The part of the js-yaml state that the checks use. */
interface LoaderState {
  readonly position: number;
  onWarning: ((warning: YAMLException) => void) | null;
}

type Listener = (event: 'open' | 'close', state: LoaderState) => void;

/**
 * Listener for `load` that throws a `QuoteError` for quoted scalars that continue at the indentation of their key, and for
 * a `#` directly after a closing quote or bracket: both usually mean that a quote is not closed. js-yaml warns of the
 * former, but each warning scans the whole text, so warnings are enabled inside quoted scalars only.
 */
export function quoteChecks(text: string): Listener {
  let start = 0;
  let isInQuotes = false;
  const deficientIndentation = ({ mark }: YAMLException): void => {
    throw new QuoteError('deficient indentation', start, mark.position);
  };
  return (event, state) => {
    const { position } = state;
    if (event === 'open') {
      start = quoteStart(text, position);
      if (isInQuotes || start !== -1) {
        isInQuotes = start !== -1;
        state.onWarning = isInQuotes ? deficientIndentation : null;
      }
      return;
    }
    if (isInQuotes) {
      isInQuotes = false;
      state.onWarning = null;
    }
    if (text.charCodeAt(position) === 0x23 && isCloser(text.charCodeAt(position - 1))) {
      throw new QuoteError('comment without space', start, position);
    }
  };
}

/**
 * Offset of the quote that the node at `from` begins with, or -1. A quote on a later line is found with the node that js-yaml
 * opens there, in its attempt to read a mapping.
 */
function quoteStart(text: string, from: number): number {
  let at = from;
  let code = text.charCodeAt(at);
  while (code === 0x20) {
    at += 1;
    code = text.charCodeAt(at);
  }
  if (code === 0x26 || code === 0x21) {
    at = contentStart(text, at);
    code = text.charCodeAt(at);
  }
  return isQuote(code) ? at : -1;
}

/** Offset of the content of a node: after white space, comments, its anchor, and its tag. */
export function contentStart(text: string, from: number): number {
  for (let at = from; ; ) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      at += 1;
    } else if (code === 0x23) {
      at = next(/[\r\n]/g, text, at);
    } else if (code === 0x26 || code === 0x21) {
      at = next(/[\s,[\]{}]/g, text, at);
    } else {
      return at;
    }
  }
}

function next(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

export const isQuote = (code: number): boolean => code === 0x22 || code === 0x27;

const isCloser = (code: number): boolean => isQuote(code) || code === 0x5d || code === 0x7d;
