import type { DocumentFacts } from '@specshelf/generator';
import { outlineOf } from '@specshelf/generator/outline-of';
import { summarize } from '@specshelf/generator/summarize';
import type { StoredSpecification } from '../../base/ports/work/rendering.js';
import type { TaskContext } from '../tasks/create-task-context.js';

export async function readFacts(
  stored: StoredSpecification,
  { readSpecification }: Pick<TaskContext, 'readSpecification'>,
): Promise<DocumentFacts> {
  const specification = await readSpecification(stored);
  return summarize(specification, outlineOf(specification));
}
