import type { JSONObject } from '@specshelf/base/json';
import { toYAML } from '@specshelf/parser';
import { type BenchDocument, type DocumentSet, documentOf } from './bench-document.js';

/** Documents for machines without a corpus: as JSON, as YAML, as Swagger 2.0, and in several files. */
export function generateDocuments(operations: number): DocumentSet {
  const json = JSON.stringify(openapi(operations));
  return {
    documents: [
      document({ 'generated.json': json }),
      document({ 'generated.yaml': toYAML(json) }),
      document({ 'generated-2.0.json': JSON.stringify(swagger(operations)) }),
      document(files(operations)),
    ],
    hostile: [
      { name: 'aliases of aliases', bytes: encode(aliasBomb()) },
      { name: 'nested arrays', bytes: encode('['.repeat(20_000) + ']'.repeat(20_000)) },
      { name: 'nested schemas', bytes: encode(JSON.stringify(nestedSchema(400))) },
    ],
  };
}

/** Returns only the first of them. An operation with its schema has 1.3 kB. */
export function generatedDocument(operations: number): BenchDocument {
  return document({ 'generated.json': JSON.stringify(openapi(operations)) });
}

/** Returns a document whose entry is the first file. */
function document(texts: Record<string, string>): BenchDocument {
  const [name = ''] = Object.keys(texts);
  const files = new Map(
    Object.entries(texts).map(([file, text]) => [`https://generated.example/${file}`, encode(text)]),
  );
  return documentOf(name, `https://generated.example/${name}`, files);
}

const encode = (text: string) => new TextEncoder().encode(text);

function openapi(operations: number): JSONObject {
  return {
    openapi: '3.1.0',
    info,
    paths: paths(operations, { schema: { type: 'string' } }, (index) => ({
      content: { 'application/json': { schema: { $ref: `#/components/schemas/Thing${index}` } } },
    })),
    components: { schemas: schemas(operations) },
  };
}

function swagger(operations: number): JSONObject {
  return {
    swagger: '2.0',
    info,
    paths: paths(operations, { type: 'string' }, (index) => ({
      schema: { $ref: `#/definitions/Thing${index}` },
    })),
    definitions: schemas(operations),
  };
}

function files(operations: number): Record<string, string> {
  const perFile = Math.ceil(operations / 5);
  const content = (index: number) => ({
    content: {
      'application/json': { schema: { $ref: `things${Math.floor(index / perFile)}.json#/Thing${index}` } },
    },
  });
  const entry = { openapi: '3.1.0', info, paths: paths(operations, { schema: { type: 'string' } }, content) };
  const all = Object.entries(schemas(operations));
  const parts = [0, 1, 2, 3, 4].map((part): [string, string] => [
    `things${part}.json`,
    JSON.stringify(Object.fromEntries(all.slice(part * perFile, (part + 1) * perFile))),
  ]);
  return { 'generated-set.json': JSON.stringify(entry), ...Object.fromEntries(parts) };
}

const info = { title: 'Things', version: '1', description: 'Things, and *operations* on them.' };

function paths(operations: number, type: JSONObject, reply: (index: number) => JSONObject): JSONObject {
  const path = (index: number): JSONObject => ({
    get: {
      operationId: `getThing${index}`,
      tags: [`group${index % 10}`],
      description: `Reads thing ${index}. Requires the scope \`things:read\`, see [the guide](https://example.com/${index}).`,
      parameters: [{ name: 'id', in: 'path', required: true, description: 'Which thing.', ...type }],
      responses: {
        200: { description: `Thing ${index}`, ...reply(index) },
        404: { description: 'Not found' },
      },
    },
  });
  return Object.fromEntries(
    Array.from({ length: operations }, (_, index) => [`/things${index}/{id}`, path(index)]),
  );
}

function schemas(operations: number): JSONObject {
  const property = (index: number) => ({
    type: 'string',
    description: `Field ${index} of it.`,
    maxLength: index,
  });
  const schema = (index: number) => ({
    type: 'object',
    description: `Thing ${index}:\n\n- its name\n- its **parts**`,
    properties: Object.fromEntries(
      Array.from({ length: 12 }, (_, field) => [`field${field}`, property(field)]),
    ),
  });
  return Object.fromEntries(
    Array.from({ length: operations }, (_, index) => [`Thing${index}`, schema(index)]),
  );
}

function aliasBomb(): string {
  const lines = ['openapi: 3.1.0', 'x0: &a0 [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]'];
  for (let level = 1; level < 10; level += 1) {
    lines.push(`x${level}: &a${level} [${Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')}]`);
  }
  return lines.join('\n');
}

function nestedSchema(depth: number): JSONObject {
  let schema: JSONObject = { type: 'string' };
  for (let level = 0; level < depth; level += 1) schema = { type: 'array', items: schema };
  return { openapi: '3.1.0', info, paths: {}, components: { schemas: { Deep: schema } } };
}
