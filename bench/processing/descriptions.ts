import type { JSONObject } from '@specshelf/base/json';
import { walkObjects } from '@specshelf/parser';
import { parseSimpleMarkdown } from '../../packages/markdown/src/fast-path/simple-markdown.js';

/** The amount of Markdown in a document, and the share that needs no Markdown parser. */
export interface Descriptions {
  count: number;
  different: number;
  characters: number;
  /** Share from 0 to 1, by number of texts. */
  fast: number;
}

export function descriptionsOf(specification: JSONObject): Descriptions {
  const texts: string[] = [];
  walkObjects(specification, (object) => {
    const { description } = object;
    if (typeof description === 'string' && description !== '') texts.push(description);
  });
  const different = new Set(texts);
  const fast = new Set([...different].filter(isSimple));
  return {
    count: texts.length,
    different: different.size,
    characters: texts.reduce((sum, { length }) => sum + length, 0),
    fast: texts.filter((text) => fast.has(text)).length / Math.max(texts.length, 1),
  };
}

function isSimple(text: string): boolean {
  return parseSimpleMarkdown(text.replace(/\r\n?/g, '\n')) !== undefined;
}
