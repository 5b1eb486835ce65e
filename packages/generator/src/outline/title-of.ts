import { type Action, isOperation } from './outline.js';
import type { TagNode } from './tag-tree.js';

/** For what has a name that nobody can read. */
const untitled = 'Untitled';

/** What the author calls it: a title, else the name. `site-insights` is no name for people, and becomes "Site Insights". */
export function titleOfTag({ name, tag, isGroup }: TagNode): string {
  if (tag?.title !== undefined) return oneLine(tag.title);
  return isGroup || !slugLike.test(name) ? oneLine(name) : name.split('-').map(capitalised).join(' ');
}

const slugLike = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function titleOfAction(action: Action): string {
  if (action.summary !== undefined) return oneLine(action.summary);
  return isOperation(action) ? signatureOf(action) : oneLine(action.name);
}

/** `GET /pets`, or `POST petAdded` for a webhook. */
export function signatureOf(action: Action): string {
  const method = action.additional ? action.method : action.method.toUpperCase();
  return oneLine(`${method} ${isOperation(action) ? action.path : action.name}`);
}

/** A text as a title: on one line, and never empty. */
export function oneLine(text: string, otherwise = untitled): string {
  // A space that is right already is not replaced by another one: most texts are as they should be.
  return text.replace(/\s\s+|[^\S ]/g, ' ').trim() || otherwise;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
