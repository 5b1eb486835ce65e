import type { JSONObject } from '@specshelf/base/json';
import { filledMember, objectMember } from '@specshelf/base/json';
import { printedSize } from './printed-size.js';

/** The members of every fragment: the version of OpenAPI, and the title and version of the specification. */
export interface Frame {
  value: JSONObject;
  size: number;
  /** Whether the title or the version is shortened. */
  shortened: boolean;
}

/** Limit on the title and the version, in characters: longer texts would leave no room for anything else. */
const maxTextLength = 200;

export function frameOf(specification: JSONObject): Frame {
  const info = objectMember(specification, 'info');
  const [title, version] = [filledMember(info, 'title') ?? '', filledMember(info, 'version') ?? ''];
  const shortInfo = { title: beginningOf(title), version: beginningOf(version) };
  const value = { openapi: '3.1.1', info: shortInfo };
  return {
    value,
    size: printedSize(value),
    shortened: shortInfo.title !== title || shortInfo.version !== version,
  };
}

function beginningOf(text: string): string {
  return [...text.slice(0, 2 * maxTextLength)].slice(0, maxTextLength).join('');
}
