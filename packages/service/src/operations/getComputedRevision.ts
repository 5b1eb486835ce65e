import type { Handler } from '@specshelf/contract';
import { generateRevision } from '@specshelf/generator';
import { findSpace } from '../access.js';
import type { Deps } from '../deps.js';
import type { Principal } from '../principal.js';
import {
  checkComputedSource,
  computedHeaders,
  generatorInput,
  resolveComputedSource,
} from '../rules/computed-source.js';

export const getComputedRevision =
  (deps: Deps): Handler<'getComputedRevision', Principal> =>
  async ({ path, body, principal }) => {
    const space = await findSpace(deps, principal, path.spaceId);
    checkComputedSource('revision', body.source);
    const resolved = await resolveComputedSource(deps, space, body.source);
    const input = await generatorInput(deps, space, resolved, body);
    return { status: 200, headers: computedHeaders(resolved), body: generateRevision(input) };
  };
