import { encodeUTF8 } from '../../base/content/utf8.js';
import { RequestError } from '../../base/errors.js';
import type { SourceBody } from '../../base/ports/work/source-body.js';
import { extractTexts } from '../../features/sources/prepared-texts.js';
import { smallBodyLimit } from '../../http/body/body-limit.js';
import { decodeBody, parseJSON } from '../../http/body/json-body.js';
import type { TaskContext } from '../tasks/create-task-context.js';

/** Parses a large body, whose strings may have many megabytes. */
export async function readSourceBody(
  blocks: readonly Uint8Array[],
  { codec, clearCaches }: Pick<TaskContext, 'codec' | 'clearCaches'>,
): Promise<SourceBody> {
  // The strings of the body need memory.
  clearCaches();
  const parsed = parse(blocks);
  if ('invalid' in parsed) return parsed;
  const { value: rest } = parsed;
  const texts = await extractTexts(rest, codec);
  // The rest returns to the request thread, so that its size is limited.
  const restSize = encodeUTF8(JSON.stringify(rest)).byteLength;
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
