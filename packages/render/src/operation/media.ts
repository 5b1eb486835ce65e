import { defined } from '@specshelf/base/defined';
import { entriesOf, type JSONObject, member, objectMember, textMember } from '@specshelf/base/json';
import { joinWords } from '../base/words.js';
import type { Direction } from '../examples/bounded-schema.js';
import { examplesOf } from '../examples/examples-of.js';
import type { MediaView } from '../model/operation-view.js';
import type { ElementIds } from '../schema/element-ids.js';
import type { Planner } from '../schema/plan-schemas.js';
import { resolveObject } from '../schema/resolve-object.js';

interface MediaInput {
  root: JSONObject;
  /** A request body or a response. */
  owner: JSONObject;
  /** ID of its element. */
  id: string;
  /** Names below the ID that belong to other elements. */
  reserved: readonly string[];
  /** IDs of the elements of the operation. */
  ids: ElementIds;
  direction: Direction;
  planner: Planner;
}

/** The media types of a body. The first has the ID of the body; others add their type. */
export function mediaOf({ owner, id, ids, planner, ...input }: MediaInput): MediaView[] {
  const { root, reserved, direction } = input;
  return planner.budget.takeItems(entriesOf(member(owner, 'content'))).map(([type, value], index) => {
    const media = resolveObject(root, value) ?? {};
    const ownId = index === 0 ? id : ids.takeBeside(id, type.toLowerCase());
    // A stream has the schema of its items.
    const isSequence = member(media, 'schema') === undefined;
    const schema = member(media, isSequence ? 'itemSchema' : 'schema');
    const encoding = objectMember(media, 'encoding');
    const notes = encodingNotes(encoding);
    return {
      type,
      id: ownId,
      ...(schema === undefined
        ? {}
        : { schema: planner.add({ root, schema, id: ownId, reserved, notes, isSequence }) }),
      examples: examplesOf({ root, media, schema, type, id: ownId, direction, budget: planner.budget }),
      ...defined({ encoding }),
    };
  });
}

/** What a property of a form is separated by, if it is not repeated. */
const separators: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, 'separated by commas'],
  ['form', 'separated by commas'],
  ['spaceDelimited', 'separated by spaces'],
  ['pipeDelimited', 'separated by |'],
]);

/** How the properties of a form are written. */
function encodingNotes(encoding: JSONObject | undefined): Map<string, string> {
  return new Map(
    entriesOf(encoding).flatMap(([name, value]): [string, string][] => {
      const type = textMember(value, 'contentType');
      const headers = entriesOf(member(value, 'headers')).map(([header]) => header);
      const words = [
        ...(type === undefined ? [] : [`sent as ${type}`]),
        ...(headers.length === 0
          ? []
          : [`with the ${headers.length === 1 ? 'header' : 'headers'} ${joinWords(headers, 'and')}`]),
        ...(member(value, 'explode') === false ? [separators.get(textMember(value, 'style')) ?? ''] : []),
      ].filter((each) => each !== '');
      return words.length === 0 ? [] : [[name, words.join(', ')]];
    }),
  );
}
