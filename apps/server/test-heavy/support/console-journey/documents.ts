export const buoys = documentOf('/buoys', '/buoys/{id}');
export const moreBuoys = documentOf('/buoys', '/buoys/{id}', '/buoys/{id}/light');
/** Line 4, column 17: a comma is missing. */
export const broken = buoys.replace('"Buoys",', '"Buoys"');

/** A specification in several files, by their paths. */
export const buoyFiles: Readonly<Record<string, string>> = {
  'openapi.yaml': [
    'openapi: 3.1.0',
    'info: { title: Buoys in files, version: 1.0.0 }',
    'paths:',
    '  /buoys:',
    "    $ref: 'paths/buoys.yaml'",
  ].join('\n'),
  'paths/buoys.yaml': [
    'get:',
    '  summary: Read buoys',
    "  responses: { '200': { description: The buoys. } }",
  ].join('\n'),
};

function documentOf(...paths: string[]): string {
  const operation = (path: string) => ({
    get: {
      summary: `Read ${path.slice(1)}`,
      ...(path.includes('{id}')
        ? { parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }] }
        : {}),
      responses: { 200: { description: 'The buoys.' } },
    },
  });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Buoys', version: '1.0.0' },
    paths: Object.fromEntries(paths.map((path) => [path, operation(path)])),
  };
  return JSON.stringify(document, undefined, 2);
}
