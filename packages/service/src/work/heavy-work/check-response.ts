import type { Schema } from '@specshelf/contract';
import type { RequestProblem } from '../../base/errors.js';
import type { SchemaError, Validate } from '../../http/schema-validator.js';
import { isNestedDeeperThan } from './is-nested-deeper-than.js';

export type CheckedResponse<T> = { value: T } | { problems: RequestProblem[] };

// Loaded on demand: the validators of documents are large, and only integrations need them.
const validators = () => import('../../generated/responses.gen.js');

/**
 * Validates the response of an integration with pages.
 * See docs/decisions/0014-precompile-validators-for-integration-responses.md.
 */
export async function checkRevisionResponse(
  text: string,
): Promise<CheckedResponse<Schema<'ContentComputeRevisionAnswer'>>> {
  return check(text, (await validators()).isRevisionResponse);
}

/** Validates the response of an integration with a document. */
export async function checkDocumentResponse(
  text: string,
): Promise<CheckedResponse<Schema<'ContentComputeDocumentAnswer'>>> {
  return check(text, (await validators()).isDocumentResponse);
}

/** A wrong node deep in a document causes hundreds of problems, and the first ones suffice to fix it. */
const mostProblems = 3;

/** Documents are traversed recursively. */
const deepest = 200;

function check<T>(text: string, isValid: Validate<T>): CheckedResponse<T> {
  const value = parse(text);
  if (value === undefined) return { problems: [{ path: '', message: 'is not JSON' }] };
  if (isNestedDeeperThan(deepest, value))
    return { problems: [{ path: '', message: `is nested deeper than ${deepest} levels` }] };
  if (isValid(value)) return { value };
  return { problems: (isValid.errors ?? []).slice(0, mostProblems).map(toProblem) };
}

function toProblem({ keyword, instancePath, message = 'is not valid' }: SchemaError): RequestProblem {
  const isUnknown = keyword === 'discriminator';
  return { path: instancePath, message: isUnknown ? 'has a type that is not allowed here' : message };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
