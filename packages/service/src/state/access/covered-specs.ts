import type { OperationId } from '@specshelf/contract';
import { RequestError } from '../../base/errors.js';
import { coversSpec, type Principal } from '../../base/ports/access/principal.js';

/** Operations without a specification that a token for some specifications may call: they concern the token itself. */
const harmless: ReadonlySet<OperationId> = new Set(['getAuthenticatedUser', 'getOrganizationById']);

interface CalledOperation {
  operationId: OperationId;
  path: Readonly<Record<string, unknown>>;
  /** Absent before the body is read. */
  body?: unknown;
}

/**
 * Rejects the calls of a token that is limited to some specifications, except those that name one of them: new operations are rejected
 * until they do. See docs/decisions/0059-publish-from-ci-with-identity-tokens.md.
 */
export function assertCoversSpec({ grants }: Principal, { operationId, path, body }: CalledOperation): void {
  const patterns = limitOf(grants);
  if (!patterns || harmless.has(operationId)) return;
  const isNew = operationId === 'createOpenAPISpec';
  const slug = isNew ? slugIn(body) : path['specSlug'];
  // The body follows.
  if (isNew && body === undefined) return;
  if (typeof slug === 'string' && grants.some((grant) => coversSpec(grant, slug))) return;
  const asked =
    typeof slug === 'string'
      ? `not to ${JSON.stringify(slug)}`
      : 'and cannot call operations that concern no single specification';
  const message = `The token has access to the specifications ${patterns.join(', ')} only, ${asked}.`;
  throw new RequestError('insufficient-scope', message);
}

/** Returns the patterns of a principal whose grants are all limited; undefined for other principals. */
function limitOf(grants: Principal['grants']): string[] | undefined {
  const patterns = grants.flatMap(({ specSlugs }) => specSlugs ?? []);
  return grants.length > 0 && grants.every(({ specSlugs }) => specSlugs) ? patterns : undefined;
}

function slugIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'slug' in body ? body.slug : undefined;
}
