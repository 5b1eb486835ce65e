import type { Schema } from '@specshelf/contract';
import { documentOf, operationDocument, paragraph, text } from '../test/support/documents.js';

/** A document with an operation, a formula, and a table of properties. */
export function sampleDocument(): Schema<'Document'> {
  const pet = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, tags: { type: 'array', items: { type: 'string' } } },
  };
  const { nodes } = operationDocument({
    summary: 'List pets',
    parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', default: 20 } }],
    responses: { 200: { description: 'Pets', content: { 'application/json': { schema: pet } } } },
  });
  const formula = { object: 'block', type: 'math', isVoid: true, data: { formula: '\\frac{1}{2}' } } as const;
  return documentOf(paragraph(text('All pets.')), formula, ...nodes);
}
