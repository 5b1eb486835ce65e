import type { ReadDocument } from './documents-to-read.js';

/** A reader to measure. */
export interface ReaderSubject {
  name: string;
  /** URL of the operation of a document. */
  urlOf(document: ReadDocument): string;
}

export interface Missing {
  name: string;
  reason: string;
}

export const ours = 'ours';

/** A static page of one paragraph: the cost of the connection and of the browser itself. */
export const floor = 'one paragraph';
