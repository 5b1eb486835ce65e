import { isContainer, member } from '@specshelf/base/json';
import { encodeText } from '../../base/content/encode.js';
import type { ContentCodec, EncodedText } from '../../base/ports/work/content.js';
import type { PreparedTexts } from '../../base/ports/work/source-body.js';

const adopted = new WeakMap<object, PreparedTexts>();

/** Returns the texts of a source that a worker thread has encoded; undefined for those of a small body. */
export function preparedTextsOf(source: object): PreparedTexts | undefined {
  return adopted.get(source);
}

/** Associates the source of a body with its prepared texts. */
export function adoptTexts(body: unknown, texts: PreparedTexts): void {
  const source = member(body, 'source');
  if (isContainer(source)) adopted.set(source, texts);
}

/** Encodes the texts of the source of a body, and replaces each with a placeholder that is valid if and only if the text is. */
export async function extractTexts(body: unknown, bytes: ContentCodec): Promise<PreparedTexts> {
  const texts = new Map<string, EncodedText>();
  const source = member(body, 'source');
  if (!isContainer(source)) return texts;
  await extract(source, 'text', '');
  const files = member(source, 'files');
  if (isContainer(files)) for (const path of Object.keys(files)) await extract(files, path, path);
  return texts;

  async function extract(holder: object, name: string, key: string): Promise<void> {
    const text = member(holder, name);
    if (typeof text !== 'string') return;
    texts.set(key, await encodeText(text, bytes));
    Object.defineProperty(holder, name, { value: standInFor(text), enumerable: true });
  }
}

/** Validation depends on these two facts only. */
function standInFor(text: string): string {
  if (text === '') return '';
  return text.isWellFormed() ? 'x' : '\ud800';
}
