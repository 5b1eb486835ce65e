/** Returns a small OpenAPI document as text. */
export function petstore(title = 'Pets'): string {
  return JSON.stringify({
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths: {
      '/pets': { get: { operationId: 'listPets', responses: { '200': { description: 'The pets.' } } } },
    },
  });
}
