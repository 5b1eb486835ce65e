import { overviewOf, type SpecOverview } from '@specshelf/generator';
import type { StoredSpecification } from '../../base/ports/work/rendering.js';
import type { TaskContext } from '../tasks/create-task-context.js';

export async function readOverview(
  stored: StoredSpecification,
  { readSpecification }: Pick<TaskContext, 'readSpecification'>,
): Promise<SpecOverview> {
  return overviewOf(await readSpecification(stored));
}
