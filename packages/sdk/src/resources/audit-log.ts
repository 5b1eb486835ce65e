import type { RequestOptions } from '../model/client-options.js';
import type { AuditEvent } from '../model/models.js';
import type { ListParams, OrgRef } from '../params/references.js';
import type { AuditFilter } from '../params/tokens.js';
import type { Operations } from './operations.js';
import type { PagePromise } from './page.js';

/**
 * The audit log of an organization.
 *
 * @example
 * ```ts
 * const { items } = await client.audit.list({ organizationId: 'acme', action: 'spec.delete' });
 * ```
 */
export class AuditLog {
  readonly #operations: Operations;

  constructor(operations: Operations) {
    this.#operations = operations;
  }

  /**
   * Lists the changes in the organization, newest first. Requires the scope `audit:read`.
   *
   * @example
   * ```ts
   * const events = client.audit.list({ organizationId: 'acme', since: '2026-01-01' });
   * for await (const { action, actor } of events) console.log(action, actor);
   * ```
   */
  list(params: OrgRef & AuditFilter & ListParams, options?: RequestOptions): PagePromise<AuditEvent> {
    return this.#operations.list('listAuditEvents', params, options);
  }
}
