import { isObject, type JSONObject } from '@specshelf/base/json';
import { fromFragment, resolveTokens } from '@specshelf/base/pointer';
import { descend, rootPath } from '../json/path.js';
import type { ObjectTable } from './object-table.js';
import { type Step, Walk } from './walk.js';

/** Visits every object of a bundled document, and the targets of its references wherever they are. */
export function walkDocument(
  document: JSONObject,
  table: ObjectTable,
  root: string,
  visit: (step: Step) => void,
): void {
  const start = rootPath();
  const walk = new Walk((step, reference) => {
    visit(step);
    const tokens = reference?.startsWith('#') ? fromFragment(reference.slice(1)) : undefined;
    const target = tokens && resolveTokens(document, tokens).value;
    if (tokens !== undefined && isObject(target)) {
      walk.add({ value: target, type: step.type, path: descend(start, tokens) });
    }
  });
  walk.add({ value: document, type: table.type(root), path: start });
  walk.run();
}
