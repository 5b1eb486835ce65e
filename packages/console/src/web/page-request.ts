import type { Principal, Service } from '@specshelf/service';
import type { ConsoleRequest } from './console-request.js';
import type { Links } from './links.js';
import type { PageSettings } from './page-settings.js';

/** The methods of the service that pages call. */
export type PageService = Pick<
  Service,
  | 'authenticate'
  | 'admit'
  | 'parseBody'
  | 'validateCall'
  | 'handle'
  | 'findSpace'
  | 'listSpaces'
  | 'reader'
  | 'listReadable'
  | 'listReadableSpecs'
  | 'countCatalogValues'
  | 'findCatalogCursor'
  | 'listGroupedChanges'
  | 'readChangelog'
  | 'deviceLogins'
  | 'recordRead'
  | 'search'
  | 'sources'
>;

/** A request for a page after authentication. */
export interface PageRequest {
  service: PageService;
  validate: ConsoleRequest['validate'];
  /** Absent when the visitor is not signed in. */
  principal: Principal | undefined;
  /** Parameters of the path, decoded. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The path of this page to return to after sign-in. Absent when it is unsafe to send to a browser. */
  returnPath: string | undefined;
  links: Links;
  /** Lets other requests run while a long page is rendered. */
  pause(): Promise<void>;
  settings: PageSettings;
  /** The time of the server. */
  now: Date;
}
