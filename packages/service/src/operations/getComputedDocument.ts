import { type Handler, type Schema, SerializedJSON } from '@specshelf/contract';
import { generateDocument } from '@specshelf/generator';
import { findSpace } from '../access.js';
import type { Deps } from '../deps.js';
import { insufficientScope, notFound } from '../errors.js';
import { hasScope, type Principal } from '../principal.js';
import type { RenderInput } from '../render-document.js';
import {
  checkComputedSource,
  computedHeaders,
  generatorInput,
  renderInput,
  resolveComputedSource,
} from '../rules/computed-source.js';

export const getComputedDocument =
  (deps: Deps): Handler<'getComputedDocument', Principal> =>
  async ({ path, query, body, principal }) => {
    const space = await findSpace(deps, principal, path.spaceId);
    // Schema `next` carries parts of the specification itself, which need the right to read it.
    const next = query.schema === 'next';
    if (next && !hasScope(principal, 'openapi:read')) throw insufficientScope('openapi:read');
    checkComputedSource('document', body.source);
    const resolved = await resolveComputedSource(deps, space, body.source);
    const document = next
      ? await renderedDocument(deps, await renderInput(deps, space, resolved, body))
      : generateDocument(await generatorInput(deps, space, resolved, body));
    if (!document) throw notFound('Page', pageOf(body.source.props));
    return { status: 200, headers: computedHeaders(resolved), body: document };
  };

async function renderedDocument(deps: Deps, input: RenderInput) {
  const json = await deps.renderDocument(input);
  return json === undefined ? undefined : new SerializedJSON<Schema<'Document'>>([json]);
}

/** A page as the caller named it: the models are one page, and have no name but that. */
function pageOf(props: Readonly<Record<string, unknown>> = {}): string {
  return String(props['page'] ?? props['doc']);
}
