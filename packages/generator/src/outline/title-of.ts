import { type Action, isOperation } from './outline.js';
import type { TagNode } from './tag-tree.js';

/** Title for blank names. */
const untitled = 'Untitled';

/** The title of a tag or its name. A name such as `site-insights` becomes "Site Insights". */
export function titleOfTag({ name, tag, isGroup }: Pick<TagNode, 'name' | 'tag' | 'isGroup'>): string {
  if (tag?.title !== undefined) return oneLine(tag.title);
  return isGroup || !slugLike.test(name) ? oneLine(name) : name.split('-').map(capitalize).join(' ');
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

/** Converts a text to a title: a single line that is never empty. */
export function oneLine(text: string, fallback = untitled): string {
  // Does not match single spaces, because replacing a space with a space would cost time in almost every text.
  return text.replace(/\s\s+|[^\S ]/g, ' ').trim() || fallback;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
