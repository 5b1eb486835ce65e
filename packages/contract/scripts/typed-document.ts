import { type BundledDocument, type Header, methods } from './routes-of.js';

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
  for (const response of allResponses) {
    if ('$ref' in response) continue;
    const entries: [string, Header][] = Object.entries(response.headers ?? {});
    response.headers = Object.fromEntries(
      entries.map(([name, header]) => [name, optionalHeader(headers, header)]),
    );
  }
  return typed;
}

/** Resolves the reference to a header that responses may lack: openapi-typescript takes each reference for a required header. */
function optionalHeader(headers: Record<string, Header>, header: Header): Header {
  const { $ref = '' } = header;
  const referenced = headers[$ref.replace('#/components/headers/', '')];
  return referenced === undefined || referenced.required ? header : referenced;
}
