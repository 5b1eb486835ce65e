import { generateSchemaDocument } from '@specshelf/generator';
import type { Rendered, SchemaInput } from '../../base/ports/work/rendering.js';
import type { TaskContext } from '../tasks/create-task-context.js';
import { render } from './render.js';

/** Returns the document of a schema, or undefined if there is no such schema. */
export async function renderSchema(
  { name, specification: stored, depth, ...input }: SchemaInput,
  { codec, readSpecification }: Pick<TaskContext, 'codec' | 'readSpecification'>,
): Promise<Rendered | undefined> {
  const specification = await readSpecification(stored);
  const document = generateSchemaDocument(name, input, { specification, depth });
  return document && render(document, codec);
}
