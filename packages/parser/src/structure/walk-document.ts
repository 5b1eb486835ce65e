import { isObject, type JSONObject } from '../json/json.js';
import { descend, rootPath } from '../json/path.js';
import { fromFragment, resolveTokens } from '../json/pointer.js';
import type { ObjectTable } from './object-table.js';
import { createWalk, type Step } from './walk.js';

/** Visits every object of one bundled document, and what its `$ref`s point at, wherever that stands. */
export function walkDocument(
  document: JSONObject,
  table: ObjectTable,
  root: string,
  visit: (step: Step) => void,
): void {
  const start = rootPath();
  const walk = createWalk({
    enter(step, reference) {
      visit(step);
      const tokens = reference?.startsWith('#') ? fromFragment(reference.slice(1)) : undefined;
      const target = tokens && resolveTokens(document, tokens).value;
      if (tokens !== undefined && isObject(target)) {
        walk.follow({ value: target, type: step.type, path: descend(start, tokens) });
      }
    },
  });
  walk.follow({ value: document, type: table.type(root), path: start });
  walk.run();
}
