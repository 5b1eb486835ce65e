import { member, objectMember } from '@specshelf/base/json';
import type { Schema } from '@specshelf/contract';
import type { FragmentSource, GeneratorInput } from '../model/generator-input.js';
import { Ids } from '../model/ids.js';
import { Slugs } from '../model/slug.js';
import { specRef } from '../model/spec-ref.js';
import { maxAnchorLength, schemasBlock } from './api-blocks.js';
import { resolveBlocks } from './resolve-blocks.js';

/**
 * Generates a document with one schema, self-contained (schema 2); undefined when the specification does not have it. Hidden
 * schemas have one as well, because others may refer to them.
 */
export function generateSchemaDocument(
  name: string,
  { specSlug, seed }: Pick<GeneratorInput, 'specSlug' | 'seed'>,
  { specification, depth }: FragmentSource,
): Schema<'Document'> | undefined {
  const schemas = objectMember(objectMember(specification, 'components'), 'schemas');
  if (member(schemas, name) === undefined) return undefined;
  const context = { ref: specRef(specSlug, {}), ids: new Ids(seed), anchors: new Slugs(maxAnchorLength) };
  return {
    object: 'document',
    data: { schemaVersion: 2 },
    nodes: resolveBlocks([schemasBlock(context, [name])], new Map([[specSlug, specification]]), { depth }),
  };
}
