import type { Exchange } from './start-validated-server.js';

interface Failure {
  type: string;
  message: string;
  details: readonly { path: string; message: string }[];
}

/** The error in a response; empty if there is none. */
export function errorOf({ status, text }: Exchange['response']): Failure {
  const { error } = status >= 400 && text.startsWith('{') ? JSON.parse(text) : { error: {} };
  return { type: error?.type ?? '', message: error?.message ?? '', details: error?.details ?? [] };
}
