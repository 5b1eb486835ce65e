import { isMember } from '@specshelf/service';
import type { PageRequest } from '../web/page-request.js';
import type { PageContent } from '../web/view.js';

/** Confirms a decision. */
export function decidedPage({ links, principal, query }: PageRequest, isAllowed: boolean): PageContent {
  const organizationId = query.get('organization') ?? undefined;
  const title = isAllowed ? 'Access allowed' : 'Access refused';
  return {
    title,
    content: (
      <div class="narrow">
        <h1>{title}</h1>
        <p>You can close this page and return to the command line.</p>
        {isAllowed && organizationId !== undefined && principal && isMember(principal, organizationId) && (
          <p>
            The <a href={links.tokens(organizationId)}>access tokens</a> list the new token as soon as the
            program has received it. Revoke it there to end the access.
          </p>
        )}
      </div>
    ),
  };
}
