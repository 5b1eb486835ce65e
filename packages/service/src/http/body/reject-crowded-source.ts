import { isContainer, member } from '@specshelf/base/json';
import { toPointer } from '@specshelf/base/pointer';
import { invalidRequest, type RequestProblem } from '../../base/errors.js';

/** The most members of the maps in a body whose names are free. The schemas declare the same numbers. */
const mostMembers = { files: 5_000, headers: 10, dependencies: 20 };

/**
 * Rejects a body with too many members in such a map, or with a file that is no text, at the first problem. Validators list
 * all errors, and their number must depend on the schema, not on the size of the body.
 */
export function rejectCrowdedSource(body: unknown): void {
  const source = member(body, 'source');
  for (const [name, most] of Object.entries(mostMembers)) {
    const members = member(source, name);
    if (!isContainer(members)) continue;
    const path = `/body/source/${name}`;
    if (Object.keys(members).length > most) throw invalid(path, `must NOT have more than ${most} properties`);
    const [wrong] =
      name === 'files' ? (Object.entries(members).find(([, value]) => typeof value !== 'string') ?? []) : [];
    if (wrong !== undefined) throw invalid(path + toPointer([wrong.slice(0, 200)]), 'must be string');
  }
}

function invalid(path: string, message: string) {
  const problem: RequestProblem = { path, message };
  return invalidRequest([problem]);
}
