import { type SchemaUses, schemaUsesOf } from '@specshelf/generator';
import type { StoredSpecification } from '../../base/ports/work/rendering.js';
import type { TaskContext } from '../tasks/create-task-context.js';

/** Returns the parts that refer to a schema. */
export async function findSchemaUses(
  { name, specification }: { name: string; specification: StoredSpecification },
  { readSpecification }: Pick<TaskContext, 'readSpecification'>,
): Promise<SchemaUses> {
  return schemaUsesOf(await readSpecification(specification), name);
}
