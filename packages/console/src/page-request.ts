import type { Principal, Service } from '@specshelf/service';
import type { ReplySender } from '../http/create-reply-sender.js';
import type { Links } from './links.js';

/** One look at a page: who looks, at what, and what answers their questions. */
export interface Visit {
  service: PagesService;
  /** Absent while nobody is signed in. */
  principal: Principal | undefined;
  params: Readonly<Record<string, string>>;
  /** Where a list goes on, when this is not its beginning, as somebody has sent it. */
  cursor: unknown;
  /** The address of this page as the server sees it, to come back to; absent when it cannot be told to a browser. */
  address: string | undefined;
  links: Links;
  sender: ReplySender;
}

export type PagesService = Pick<Service, 'authenticate' | 'handle' | 'findSpace' | 'findPublishedSpec'>;
