import type { ComponentChild } from 'preact';
import type { PageRequest } from './page-request.js';

/** The variable part of a page, inside the layout. */
export interface PageContent {
  title: string;
  content: ComponentChild;
  /** Default: 200. */
  status?: number;
  /** A URL that the browser opens immediately, or a number of seconds until a browser without script loads the page again. */
  refresh?: string | number | undefined;
  /** The search that the page shows, for the form in the header. */
  searched?: Searched;
  /** A Set-Cookie header of the response. */
  cookie?: string;
}

/** A search in an organization. */
export interface Searched {
  organizationId: string;
  text: string;
}

/** Loads the data of a page with the access rights of the visitor. Throws the errors of the API. */
export type View = (page: PageRequest) => Promise<PageContent>;
