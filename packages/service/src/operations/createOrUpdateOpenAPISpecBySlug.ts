import type { Handler } from '@specshelf/contract';
import { findOrganization } from '../access/accessible-records.js';
import type { Principal } from '../access/principal.js';
import type { Deps } from '../ports/deps.js';
import { presentSpec } from '../present/spec.js';
import { createOrReplaceSpec } from '../rules/create-spec.js';
import { specEvent } from '../rules/spec-event.js';

export const createOrUpdateOpenAPISpecBySlug =
  (deps: Deps): Handler<'createOrUpdateOpenAPISpecBySlug', Principal> =>
  async ({ path, body, principal }) => {
    const { id } = await findOrganization(deps, principal, path.organizationId);
    const { spec, created } = await createOrReplaceSpec(deps, id, path.specSlug, body.source);
    await deps.audit(specEvent(created ? 'spec.create' : 'spec.replace', principal, spec));
    return { status: created ? 201 : 200, body: presentSpec(deps, principal, spec) };
  };
