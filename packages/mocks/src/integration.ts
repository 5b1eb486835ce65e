import type { Schema } from '@specshelf/contract';

/**
 * What an integration is asked for: the pages of a source, or the document of one of them.
 *
 * @example
 * ```ts
 * const isForDocument = ({ type }: IntegrationEvent) => type === 'content_compute_document';
 * ```
 */
export type IntegrationEvent = Schema<'ContentComputeRevisionEvent'> | Schema<'ContentComputeDocumentEvent'>;

/**
 * What an integration answers, which is judged as the answer of a program is.
 *
 * @example
 * ```ts
 * const answer: IntegrationAnswer = { pages: [{ type: 'document', title: 'The northern route' }] };
 * ```
 */
export type IntegrationAnswer =
  | Schema<'ContentComputeRevisionAnswer'>
  | Schema<'ContentComputeDocumentAnswer'>;

/**
 * An integration as a function. An error that it throws is a failure (502): with a number as `code`, an answer with that
 * status, of which 404 is passed on; with the name `TimeoutError`, no answer in time (504).
 *
 * @example
 * ```ts
 * const timetables: Integration = ({ type, props }) =>
 *   type === 'content_compute_document'
 *     ? { document: { markdown: `# ${props['route']}` } }
 *     : { pages: [{ type: 'document', title: 'The northern route' }] };
 * ```
 */
export type Integration = (
  event: IntegrationEvent,
  environment: Schema<'IntegrationEnvironment'>,
) => IntegrationAnswer | Promise<IntegrationAnswer>;
