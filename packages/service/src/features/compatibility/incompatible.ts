import type { Change } from '@specshelf/changes';
import { RequestError } from '../../base/errors.js';
import type { Judgment } from '../../base/ports/changes/change-tasks.js';

const shownChanges = 3;
const listedChanges = 20;
const longestMessage = 600;

/** Explains a refusal because of changes that are not known. */
export const unknownChanges =
  'Not all changes could be found, and this specification refuses incompatible versions. Publish the document again, make it smaller, or set `refuse` of the compatibility settings to `none`.';

/** Returns the error of a source whose changes are refused. */
export function incompatible({ refused, refusedIds, summary }: Judgment): RequestError {
  const changes = refused.slice(0, listedChanges);
  const about = { changes, changeCount: refusedIds.length, summary };
  const message = refusedIds.length === 0 ? unknownChanges : explain(refused, refusedIds);
  return new RequestError('incompatible', message, [], { incompatibility: about });
}

/** One sentence for each of the first changes, and what to do about them. */
function explain(refused: readonly Change[], ids: readonly string[]): string {
  const count = ids.length;
  const breaking = refused.every(({ impact }) => impact === 'breaking') ? 'breaking ' : '';
  const head = `${count} ${breaking}change${count === 1 ? '' : 's'}, and this specification refuses ${count === 1 ? 'it' : 'them'}.`;
  const shown = refused.slice(0, shownChanges);
  const rest = count - shown.length;
  const named = shown.map(({ id }) => id).join(', ');
  const tail = `Acknowledge ${named}${rest > 0 ? ` and ${rest} more` : ''}, or change the compatibility settings.`;
  const room = longestMessage - head.length - tail.length - 2;
  const sentences = shown.map((change) => `${change.message.replace(/\.$/, '')}${placeOf(change)}.`);
  return [head, cut(sentences.join(' '), room), tail].join(' ');
}

function placeOf({ before, after }: Change): string {
  const place = after?.line === undefined ? before : after;
  return place?.line === undefined ? '' : ` (${place.file}:${place.line})`;
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
