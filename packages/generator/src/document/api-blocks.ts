import type { Schema } from '@specshelf/contract';
import type { Ids } from '../ids.js';
import { type Action, isOperation } from '../outline/outline.js';
import { signatureOf } from '../outline/title-of.js';
import { type Slugs, slugOf } from '../slug.js';

export type APIBlock =
  | Schema<'BlockOpenAPIOperation'>
  | Schema<'BlockOpenAPIWebhook'>
  | Schema<'BlockOpenAPISchemas'>;

/** Paths are longer than titles, and two of them that differ at the end only should not share an anchor. */
export const longestAnchor = 200;

/** What makes blocks: the slug of the specification, and the ids and anchors of one document. */
export interface BlockMaker {
  specSlug: string;
  ids: Ids;
  anchors: Slugs;
}

/** The block of an operation or a webhook; without its title and description when the page shows them. */
export function actionBlock(
  { specSlug, ids, anchors }: BlockMaker,
  action: Action,
  headless: boolean,
): Schema<'BlockOpenAPIOperation'> | Schema<'BlockOpenAPIWebhook'> {
  const object = 'block';
  const meta = { id: anchors.take(signatureOf(action), 'operation') };
  const isVoid = true;
  const ref = { kind: 'openapi' as const, spec: specSlug };
  const method = action.method.toLowerCase();
  if (isOperation(action)) {
    const { path } = action;
    return {
      object,
      meta,
      isVoid,
      type: 'openapi-operation',
      key: ids.of('operation', action.method, path),
      data: { ref, path, method, ...(headless && { headless }) },
    };
  }
  const { name } = action;
  return {
    object,
    meta,
    isVoid,
    type: 'openapi-webhook',
    key: ids.of('webhook', action.method, name),
    data: { ref, name, method, ...(headless && { headless }) },
  };
}

/** One block with these schemas, each of which can be opened. */
export function schemasBlock(
  { specSlug, ids, anchors }: BlockMaker,
  schemas: string[],
): Schema<'BlockOpenAPISchemas'> {
  // Clients make an anchor of the name of each schema: these are taken.
  for (const name of schemas) anchors.unique(slugOf(name));
  return {
    object: 'block',
    type: 'openapi-schemas',
    key: ids.of('schemas'),
    meta: { id: anchors.take('models') },
    isVoid: true,
    data: { ref: { kind: 'openapi', spec: specSlug }, schemas, grouped: true },
  };
}
