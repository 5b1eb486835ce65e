import { child } from '../document/members.js';
import type { Located, Pair } from '../model/comparison.js';
import { nameOf, pointerOf } from './places.js';
import type { SchemaView } from './reading/schema-view.js';
import type { SchemaContext } from './schema-context.js';

const texts = ['title', 'description', 'example', 'examples', '$comment', 'externalDocs'];

/** Compares texts and `xml`, which do not limit values. */
export function compareAnnotations(
  pair: Pair,
  before: SchemaView,
  after: SchemaView,
  { comparison }: SchemaContext,
): void {
  const changed = texts.find((name) => {
    const from = textOf(before, name);
    const to = textOf(after, name);
    if (from === undefined || to === undefined) return from !== to;
    return !comparison.equal(from.value, to.value);
  });
  if (changed !== undefined) {
    const places = {
      before: { pointer: pointerOf(textOf(before, changed), before).pointer },
      after: { pointer: pointerOf(textOf(after, changed), after).pointer },
    };
    // By the place of the text: a property that wraps a schema in `allOf` has its texts, and so have others.
    const changedText = textOf(after, changed) ?? textOf(before, changed);
    const values = { name: nameOf(changedText ?? after), field: changed };
    pair.report({ rule: 'schema-text-changed', action: 'changed', ...places, values });
  }
  const { xml: from } = before;
  const { xml: to } = after;
  const sameXML =
    from === undefined || to === undefined ? from === to : comparison.equal(from.value, to.value);
  if (sameXML) return;
  const places = { before: pointerOf(from, before), after: pointerOf(to, after) };
  pair.report({ rule: 'xml-changed', action: 'changed', ...places, values: { name: nameOf(after) } });
}

/** Returns the text of the first schema that has it: beside a reference, it replaces that of the target. */
function textOf({ parts }: SchemaView, name: string): Located | undefined {
  for (const part of parts) {
    const found = child(part, name);
    if (found !== undefined) return found;
  }
  return undefined;
}
