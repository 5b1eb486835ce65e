import type { DocumentFacts } from '@specshelf/generator';
import { outlineOf } from '@specshelf/generator/outline-of';
import { summarize } from '@specshelf/generator/summarize';
import type { TaskContext } from '../heavy-work/create-task-context.js';
import type { StoredSpecification } from '../ports/rendering.js';

export async function readFacts(
  stored: StoredSpecification,
  { readSpecification }: Pick<TaskContext, 'readSpecification'>,
): Promise<DocumentFacts> {
  const specification = await readSpecification(stored);
  return summarize(specification, outlineOf(specification));
}
