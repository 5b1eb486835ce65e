import type { Schema } from '@specshelf/contract';
import { Definition } from './definition.js';
import { pluralize } from './pluralize.js';

type Facts = Pick<Schema<'OpenAPISpecVersion'>, 'documentVersion' | 'openapi' | 'counts'>;

/** The version of an API, and what its document contains, as entries of a `<dl>`. */
export function DocumentFacts({ facts: { documentVersion, openapi, counts } }: { facts: Facts }) {
  return (
    <>
      {documentVersion !== undefined && <Definition name="API version">{documentVersion}</Definition>}
      {openapi !== undefined && <Definition name="OpenAPI">{openapi}</Definition>}
      {counts && <Definition name="Content">{contentOf(counts)}</Definition>}
    </>
  );
}

/** Returns what a document describes: `12 operations, 3 schemas`. */
function contentOf({ operations, webhooks, schemas }: Schema<'OpenAPISpecCounts'>): string {
  return [
    pluralize(operations, 'operation'),
    ...(webhooks > 0 ? [pluralize(webhooks, 'webhook')] : []),
    pluralize(schemas, 'schema'),
  ].join(', ');
}
