import type { Schema } from '@specshelf/contract';
import { hasScope } from '@specshelf/service';
import { PublisherList } from '../trusted-publishers/publisher-list.js';
import { callOperation, requireSignIn } from '../web/call-operation.js';
import type { PageRequest } from '../web/page-request.js';

type Publisher = Schema<'TrustedPublisher'>;

/**
 * Returns the trusted publishers that a subject has created with any token. Those that a revoked token has created keep working. Empty if
 * the visitor may not delete them.
 */
export async function publishersOf(
  page: PageRequest,
  organizationId: string,
  subjectId: string | null,
): Promise<readonly Publisher[]> {
  if (subjectId === null) return [];
  if (!hasScope(requireSignIn(page.principal), 'tokens:write', organizationId)) return [];
  const { items } = await callOperation(page, 'listTrustedPublishers', { organizationId });
  return items.filter(({ createdBy }) => createdBy.id === subjectId);
}

interface RemainingPublishersProps {
  publishers: readonly Publisher[];
  /** The URL of the form that deletes a publisher. */
  action: string;
  now: Date;
}

/** Offers to delete the trusted publishers of the subject whose token was revoked. */
export function RemainingPublishers({ publishers, action, now }: RemainingPublishersProps) {
  const [first] = publishers;
  if (first === undefined) return null;
  return (
    <section class="notice warn" aria-labelledby="publishers">
      <h2 id="publishers">CI jobs can still publish</h2>
      <p>
        The token is revoked. The trusted publishers that {first.createdBy.displayName} has created with this
        token or another one still give tokens to CI jobs. Delete those that should not.
      </p>
      <PublisherList publishers={publishers} action={action} now={now} />
    </section>
  );
}
