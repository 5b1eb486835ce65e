import type { ComponentChild } from 'preact';
import type { PageRequest } from './page-request.js';

/** The variable part of a page, inside the layout. */
export interface PageContent {
  title: string;
  content: ComponentChild;
}

/** Loads the data of a page with the access rights of the visitor. Throws the errors of the API. */
export type View = (page: PageRequest) => Promise<PageContent>;
