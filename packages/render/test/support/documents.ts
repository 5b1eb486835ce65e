import type { Schema } from '@specshelf/contract';

export type Document = Schema<'Document'>;
export type Block = Schema<'DocumentBlock'>;
export type Specification = Readonly<Record<string, unknown>>;

const ref = { kind: 'openapi' as const, spec: 'pets' };

export function documentOf(...nodes: readonly Block[]): Document {
  return { object: 'document', data: { schemaVersion: 2 }, nodes: [...nodes] };
}

export interface Place {
  path?: string;
  method?: string;
  /** The anchor of the block. */
  id?: string;
}

export function operationBlock(resolved: Specification, place: Place = {}): Block {
  const { path = '/pets', method = 'get', id } = place;
  return {
    object: 'block',
    type: 'openapi-operation',
    isVoid: true,
    ...(id === undefined ? {} : { meta: { id } }),
    data: { ref, path, method, headless: true, resolved },
  };
}

/** A document with one operation, `GET /pets`. */
export function operationDocument(operation: Specification, rest: Specification = {}): Document {
  const paths = { '/pets': { get: operation } };
  return documentOf(operationBlock({ openapi: '3.1.0', paths, ...rest }));
}

/** A document with an operation whose response 200 has this schema. */
export function responseDocument(schema: unknown, schemas: Specification = {}): Document {
  const content = { 'application/json': { schema } };
  return operationDocument(
    { responses: { '200': { description: 'Fine', content } } },
    { components: { schemas } },
  );
}

export function text(content: string, ...types: Schema<'DocumentMark'>['type'][]): Schema<'DocumentText'> {
  const marks = types.flatMap((type) => (type === 'color' ? [] : [{ object: 'mark' as const, type }]));
  return { object: 'text', leaves: [{ object: 'leaf', text: content, marks }] };
}

export function paragraph(...nodes: Schema<'DocumentTextOrInline'>[]): Schema<'BlockParagraph'> {
  return { object: 'block', type: 'paragraph', nodes };
}
