import { type BundledDocument, methods } from './routes-of.js';

/**
 * The part of the document that gets types: operations of the API. Webhooks have the types of their payloads among the schemas.
 * Operations, responses, and headers lose their descriptions: they have no values, so no editor ever shows their types.
 */
export function typedDocument(document: BundledDocument): Omit<BundledDocument, 'webhooks'> {
  const { webhooks: _, ...typed } = structuredClone(document);
  const { headers = {}, responses = {} } = typed.components;
  const operations = Object.values(typed.paths).flatMap((item) =>
    methods.flatMap((method) => item[method] ?? []),
  );
  const allResponses = [...operations.map((operation) => operation.responses), responses].flatMap(
    Object.values,
  );
  for (const described of [...operations, ...allResponses, ...Object.values(headers)]) {
    delete described.summary;
    delete described.description;
  }
  return typed;
}
