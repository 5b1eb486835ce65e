import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import type { Ids } from '../model/ids.js';
import { type Slugs, slugOf } from '../model/slug.js';
import { type Action, isOperation } from '../outline/outline.js';
import { signatureOf } from '../outline/title-of.js';

export type APIBlock =
  | Schema<'BlockOpenAPIOperation'>
  | Schema<'BlockOpenAPIWebhook'>
  | Schema<'BlockOpenAPISchemas'>;

/** Limit on anchors: above that of slugs, because many paths differ only at their ends. */
export const maxAnchorLength = 200;

/** The reference to the specification, and the ids and anchors of one document. */
export interface BlockContext {
  ref: Schema<'ContentRefOpenAPI'>;
  ids: Ids;
  anchors: Slugs;
}

/** The block of an operation or a webhook. A headless block omits the title and description, because the page shows them. */
export function actionBlock(
  { ref, ids, anchors }: BlockContext,
  action: Action,
  headless: boolean,
): Schema<'BlockOpenAPIOperation'> | Schema<'BlockOpenAPIWebhook'> {
  const object = 'block';
  const meta = { id: anchors.take(signatureOf(action), 'operation') };
  const isVoid = true;
  const method = action.method.toLowerCase();
  if (isOperation(action)) {
    const { path } = action;
    return {
      object,
      meta,
      isVoid,
      type: 'openapi-operation',
      key: ids.of('operation', action.method, path),
      data: { ref, path, method, ...defined({ headless: headless ? true : undefined }) },
    };
  }
  const { name } = action;
  return {
    object,
    meta,
    isVoid,
    type: 'openapi-webhook',
    key: ids.of('webhook', action.method, name),
    data: { ref, name, method, ...defined({ headless: headless ? true : undefined }) },
  };
}

/** One block with collapsible schemas. */
export function schemasBlock(
  { ref, ids, anchors }: BlockContext,
  schemas: string[],
): Schema<'BlockOpenAPISchemas'> {
  // Reserves the anchors that clients derive from the names of schemas.
  for (const name of schemas) anchors.unique(slugOf(name));
  return {
    object: 'block',
    type: 'openapi-schemas',
    key: ids.of('schemas'),
    meta: { id: anchors.take('models') },
    isVoid: true,
    data: { ref, schemas, grouped: true },
  };
}
