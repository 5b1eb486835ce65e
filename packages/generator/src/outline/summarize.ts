import { defined } from '@specshelf/base/defined';
import type { JSONObject } from '@specshelf/base/json';
import { filledMember, member } from '@specshelf/base/json';
import { plainText } from '@specshelf/markdown';
import { dereferenceObject } from '../specification/dereference.js';
import type { Outline } from './outline.js';

/** The facts about a document that a list of specifications shows. */
export interface DocumentFacts {
  title?: string;
  documentVersion?: string;
  summary?: string;
  /** Numbers of the visible parts. */
  counts: { operations: number; webhooks: number; schemas: number };
}

// In UTF-16 units.
const longest = { title: 200, version: 100, summary: 200 };

/** Summarizes a processed document and its outline. */
export function summarize(specification: JSONObject, outline: Outline): DocumentFacts {
  const info = dereferenceObject(specification, member(specification, 'info'));
  return {
    ...defined({
      title: shortened(outline.title, longest.title),
      documentVersion: shortened(filledMember(info, 'version') ?? '', longest.version),
      summary: shortened(filledMember(info, 'summary') ?? introduction(outline), longest.summary),
    }),
    counts: {
      operations: outline.operations.length,
      webhooks: outline.webhooks.length,
      schemas: outline.schemas.length,
    },
  };
}

/** Returns the first paragraph of the description, or its first sentence if the paragraph is too long. */
function introduction({ info }: Outline): string {
  for (const block of info) {
    if (block.type !== 'paragraph') continue;
    const text = onOneLine(plainText(block.nodes));
    if (text === '') continue;
    return text.length <= longest.summary ? text : (/^.{10,}?[.!?](?=\s)/.exec(text)?.[0] ?? text);
  }
  return '';
}

/** Returns a text on one line, truncated after a whole word if possible; undefined if nothing remains. */
function shortened(text: string, maximum: number): string | undefined {
  const line = onOneLine(text);
  if (line === '') return undefined;
  if (line.length <= maximum) return line;
  const cut = line.slice(0, maximum - 1);
  const words = cut.slice(0, cut.lastIndexOf(' ') + 1).trimEnd();
  return `${(words.length > maximum / 2 ? words : cut).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Databases cannot store control characters and unpaired surrogates. Classes such as `\p{Cc}` depend on the release of Node.js. */
function onOneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters
  return text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f\ud800-\udfff]+/gu, ' ').trim();
}
