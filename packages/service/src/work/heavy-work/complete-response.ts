import type { JSONObject } from '@specshelf/base/json';
import { maxDocumentSize } from '@specshelf/generator';
import { completeDocument } from '@specshelf/generator/complete-document';
import type {
  CompletedResponse,
  ResponseInput,
  StoredSpecification,
} from '../../base/ports/work/rendering.js';
import type { TaskContext } from '../tasks/create-task-context.js';
import type { ReadSpecification } from '../tasks/readers/create-specification-reader.js';
import { checkDocumentResponse } from './check-response.js';
import { render } from './render.js';

/** Returns the document in the response of an integration, or the problems of the response. */
export async function completeResponse(
  { text, seed, specifications, depth }: ResponseInput,
  { codec, readSpecification }: Pick<TaskContext, 'codec' | 'readSpecification'>,
): Promise<CompletedResponse> {
  const answer = await checkDocumentResponse(text);
  if ('problems' in answer) return answer;
  const read = specifications && (await readAll(specifications, readSpecification));
  const rendered = render(completeDocument(answer.value.document, seed, read, { depth }), codec);
  if (rendered.body.byteLength <= maxDocumentSize) return rendered;
  const message = `is larger than ${maxDocumentSize} bytes with its keys and anchors`;
  return { problems: [{ path: '/document', message }] };
}

async function readAll(
  stored: ReadonlyMap<string, StoredSpecification>,
  readSpecification: ReadSpecification,
): Promise<Map<string, JSONObject>> {
  const specifications = new Map<string, JSONObject>();
  for (const [key, specification] of stored) {
    specifications.set(key, await readSpecification(specification));
  }
  return specifications;
}
