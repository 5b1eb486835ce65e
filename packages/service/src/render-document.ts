import { type GeneratorInput, generateDocument, readOutline } from '@specshelf/generator';
import { isObject, type JSONObject, type JSONValue } from '@specshelf/parser';
import { toText } from './bytes-of-text.js';
import type { Bytes } from './deps.js';

/** What a page with its parts of the description is made of. Nothing but what can be sent to another thread. */
export interface RenderInput extends Omit<GeneratorInput, 'outline'> {
  /** As they are stored. */
  outline: Uint8Array;
  specification: Uint8Array;
}

/** The body of a page with the parts of the description that it shows, as JSON; undefined when there is no such page. */
export async function renderDocument(input: RenderInput, bytes: Bytes): Promise<string | undefined> {
  const outline = readOutline(toText(await bytes.decompress(input.outline)));
  const specification = readSpecification(toText(await bytes.decompress(input.specification)));
  const document = generateDocument({ ...input, outline }, { specification });
  return document && JSON.stringify(document);
}

function readSpecification(json: string): JSONObject {
  const specification: JSONValue = JSON.parse(json);
  if (!isObject(specification)) throw new Error('What is stored for a version is not a document');
  return specification;
}
