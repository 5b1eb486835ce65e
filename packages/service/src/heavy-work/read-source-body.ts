import { fromText } from '../content/utf8.js';
import { RequestError } from '../errors.js';
import { smallBodyLimit } from '../http/body/body-limit.js';
import { decodeBody, parseJSON } from '../http/body/json-body.js';
import type { Bytes } from '../ports/deps.js';
import { extractTexts, type PreparedTexts } from '../sources/prepared-texts.js';

/** A large body without the texts of its source, or what is wrong with it. */
export type SourceBody =
  | { rest: unknown; texts: PreparedTexts }
  | { invalid: string }
  /** The size of the body without these texts exceeds the limit of other bodies. */
  | { restSize: number };

/** Parses a large body. Runs where heavy work is done: its strings may have many megabytes. */
export async function readSourceBody(blocks: readonly Uint8Array[], bytes: Bytes): Promise<SourceBody> {
  const parsed = parse(blocks);
  if ('invalid' in parsed) return parsed;
  const { value: rest } = parsed;
  const texts = await extractTexts(rest, bytes);
  // It goes back to the request thread, which the texts must not reach.
  const restSize = fromText(JSON.stringify(rest)).byteLength;
  return restSize > smallBodyLimit ? { restSize } : { rest, texts };
}

function parse(blocks: readonly Uint8Array[]): { value: unknown } | { invalid: string } {
  try {
    return { value: parseJSON(decodeBody(blocks)) };
  } catch (error) {
    const problem = error instanceof RequestError ? error.problems[0] : undefined;
    if (!problem) throw error;
    return { invalid: problem.message };
  }
}
