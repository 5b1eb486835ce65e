import { completeDocument } from '@specshelf/generator/complete-document';
import type { JSONObject } from '@specshelf/parser';
import { checkDocumentAnswer } from './computed/check-answer.js';
import type { ReadSpecification, StoredSpecification } from './create-specification-reader.js';
import type { RequestProblem } from './errors.js';

/** A document as an integration has answered it. Nothing but what can be sent to another thread. */
export interface AnswerInput {
  /** The body of the answer. */
  text: string;
  seed: string;
  /** By the slugs that blocks refer to them by, for blocks that bring what they point to. */
  specifications?: ReadonlyMap<string, StoredSpecification>;
}

export type CompletedAnswer = { document: string } | { problems: RequestProblem[] };

/** The document that is in an answer, as JSON; or what is wrong with the answer. */
export async function completeAnswer(
  { text, seed, specifications }: AnswerInput,
  readSpecification: ReadSpecification,
): Promise<CompletedAnswer> {
  const answer = await checkDocumentAnswer(text);
  if ('problems' in answer) return answer;
  const read = specifications && (await readAll(specifications, readSpecification));
  return { document: JSON.stringify(completeDocument(answer.value.document, seed, read)) };
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
