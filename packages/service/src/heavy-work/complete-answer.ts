import { maxDocumentSize } from '@specshelf/generator';
import { completeDocument } from '@specshelf/generator/complete-document';
import type { JSONObject } from '@specshelf/parser';
import { checkDocumentAnswer } from '../computed/check-answer.js';
import type { RequestProblem } from '../errors.js';
import type { Bytes } from '../ports/deps.js';
import type { ReadSpecification, StoredSpecification } from './create-specification-reader.js';
import { type Rendered, render } from './render.js';

/** A document as an integration has answered it. Nothing but what can be sent to another thread. */
export interface AnswerInput {
  /** The body of the answer. */
  text: string;
  seed: string;
  /** By the slugs that blocks refer to them by, for blocks that bring what they point to. */
  specifications?: ReadonlyMap<string, StoredSpecification>;
}

export type CompletedAnswer = Rendered | { problems: RequestProblem[] };

/** The document in the response of an integration, or the problems of the response. */
export async function completeAnswer(
  { text, seed, specifications }: AnswerInput,
  bytes: Pick<Bytes, 'digest'>,
  readSpecification: ReadSpecification,
): Promise<CompletedAnswer> {
  const answer = await checkDocumentAnswer(text);
  if ('problems' in answer) return answer;
  const read = specifications && (await readAll(specifications, readSpecification));
  const rendered = render(completeDocument(answer.value.document, seed, read), bytes);
  if (rendered.body.byteLength <= maxDocumentSize) return rendered;
  const message = `is larger than ${maxDocumentSize} bytes with its keys and anchors`;
  return { problems: [{ path: '/document', message }] };
}

async function readAll(
  stored: ReadonlyMap<string, StoredSpecification>,
  readSpecification: ReadSpecification,
): Promise<Map<string, JSONObject>> {
  const specifications = new Map<string, JSONObject>();
  for (const [slug, specification] of stored) {
    specifications.set(slug, await readSpecification(specification));
  }
  return specifications;
}
