/** The names of versions of a specification. */
export const versionNames = ['First', 'Shown', 'Third', 'Labeled', 'Newest'] as const;

/** A version, of which every part contains its name. */
export function versionOf(name: (typeof versionNames)[number]): object {
  const schema = { $ref: '#/components/schemas/Harbour' };
  return {
    openapi: '3.1.0',
    info: { title: 'Tides', version: name, description: `The ${name} version.` },
    tags: [{ name: 'Harbour', description: `Harbours of ${name}` }],
    paths: {
      '/harbours': {
        get: {
          ...{ operationId: 'listHarbours', summary: `List ${name}`, tags: ['Harbour'] },
          responses: {
            200: { description: `Harbours of ${name}`, content: { 'application/json': { schema } } },
          },
        },
      },
      [`/${name}`]: {
        get: { operationId: `get${name}`, tags: ['Harbour'], responses: { 200: { description: 'OK' } } },
      },
    },
    components: {
      schemas: { Harbour: { type: 'object', description: `Of ${name}`, properties: { [`in${name}`]: {} } } },
    },
  };
}
