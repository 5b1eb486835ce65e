import type { Page } from 'playwright-core';

/** A console, and the browser page of a visitor. */
export interface Visit {
  page: Page;
  /** The URL of the console, without a trailing slash. */
  root: string;
  organizationId: string;
  /** An access token of the organization, with all scopes. */
  token: string;
  /** A slug of this visit. */
  specSlug: string;
  hasScript: boolean;
  /** Checks a page that the visitor sees. `where` is its name in messages. */
  check(where: string): Promise<void>;
}
