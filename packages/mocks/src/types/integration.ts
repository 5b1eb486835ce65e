import type { Schema } from '@specshelf/contract';

/**
 * An event for an integration: it requests the pages of a source, or the document of a page.
 *
 * @example
 * ```ts
 * const isForDocument = ({ type }: IntegrationEvent) => type === 'content_compute_document';
 * ```
 */
export type IntegrationEvent = Schema<'ContentComputeRevisionEvent'> | Schema<'ContentComputeDocumentEvent'>;

/**
 * The response of an integration. It is validated like on the server.
 *
 * @example
 * ```ts
 * const response: IntegrationResponse = { pages: [{ type: 'document', title: 'The northern route' }] };
 * ```
 */
export type IntegrationResponse =
  | Schema<'ContentComputeRevisionAnswer'>
  | Schema<'ContentComputeDocumentAnswer'>;

/**
 * An integration as a function. If it throws an error, the response is 502. An error with the number 404 as its `code` results in
 * 404, and an error with the name `TimeoutError` in 504.
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
) => IntegrationResponse | Promise<IntegrationResponse>;
