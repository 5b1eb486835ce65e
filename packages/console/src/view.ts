import type { ComponentChild } from 'preact';
import type { Visit } from './visit.js';

/** What is shown of a page, inside of what all pages have. */
export interface Shown {
  title: string;
  content: ComponentChild;
}

/** A page: finds what it shows with the rights of who looks, and throws what the API would throw. */
export type Page = (visit: Visit) => Promise<Shown>;
