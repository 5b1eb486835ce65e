/** The shapes of documents with many operations. Each makes another list long. */
export type Shape = 'tags' | 'one-tag' | 'untagged' | 'tag-each';

const tagCount = 300;

/** Returns a document with this number of operations and of schemas. */
export function documentWithOperations(operations: number, shape: Shape, schemas = 1_000): string {
  const methods = ['get', 'put', 'post'];
  const paths: Record<string, Record<string, unknown>> = {};
  for (let n = 0; n < operations; n += 1) {
    const path = `/harbors/{harborId}/ships-${Math.floor(n / methods.length)}`;
    const operation = {
      operationId: `operation${n}`,
      summary: `Summary of the operation ${n}`,
      ...tagsOf(n, shape),
      responses: { 200: { description: 'OK' } },
    };
    paths[path] = { ...paths[path], [methods[n % methods.length] ?? '']: operation };
  }
  const named = Object.fromEntries(
    Array.from({ length: schemas }, (_, n) => [`Schema${n}`, { type: 'string', description: 'A name.' }]),
  );
  return print({ paths, components: { schemas: named } });
}

function tagsOf(n: number, shape: Shape): { tags?: string[] } {
  if (shape === 'untagged') return {};
  if (shape === 'one-tag') return { tags: ['Ships'] };
  return { tags: [`Tag ${shape === 'tags' ? n % tagCount : n}`] };
}

/** Returns a document that differs from that of another edition in so many ways. */
export function documentWithChanges(count: number, edition: 'first' | 'second'): string {
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, n) => {
      const parameter = {
        name: 'size',
        in: 'query',
        required: edition === 'second',
        schema: { type: 'string' },
      };
      const operation = {
        operationId: `operation${n}`,
        parameters: [parameter],
        responses: { 200: { description: 'OK' } },
      };
      return [`/ships-${n}`, { get: operation }];
    }),
  );
  return print({ paths });
}

/** Returns a document with this number of problems. */
export function documentWithProblems(count: number): string {
  const operation = { operationId: 'same', responses: { 200: { description: 'OK' } } };
  const paths = Object.fromEntries(
    Array.from({ length: count + 1 }, (_, n) => [`/ships-${n}`, { get: operation }]),
  );
  return print({ paths });
}

function print(content: Record<string, unknown>): string {
  return JSON.stringify({ openapi: '3.1.0', info: { title: 'Harbor', version: '1' }, ...content });
}
