import type { Principal, RequestContext } from '../access/principal.js';
import type { OpenAPISpecRecord } from './records.js';

/** Something that was changed, and by whom: for the log of who runs the server. There is no secret in it. */
export type AuditEvent = {
  /** What was done, to what. */
  action: `${'organization' | 'space' | 'token' | 'integration' | 'hook' | 'spec' | 'secret-key'}.${string}`;
  /** The subject of the token; `operator` for who runs the server; `server` for what it does by itself. */
  actor: string;
  /** By which of the tokens of the actor. */
  tokenId?: string;
  /** In which request; absent for what no request has caused. */
  request?: RequestContext;
} & Readonly<Record<string, unknown>>;

/** A change of a specification, as it is told. */
export function specEvent(
  action: 'spec.create' | 'spec.replace' | 'spec.visibility' | 'spec.delete',
  { subject, tokenId, request }: Principal,
  { id, organizationId, slug, visibility }: OpenAPISpecRecord,
): AuditEvent {
  return {
    action,
    actor: subject.id,
    ...(tokenId === undefined ? {} : { tokenId }),
    ...(request === undefined ? {} : { request }),
    organizationId,
    specId: id,
    specSlug: slug,
    ...(action === 'spec.visibility' ? { visibility } : {}),
  };
}
