import type { OperationId } from '@specshelf/contract';

/** Default limit of the body of an operation that carries a specification, decoded, in bytes. */
export const defaultSourceBodyLimit = 48 * 1024 * 1024;

/** The largest body of an operation that carries no specification, in bytes. It is parsed on the request thread. */
export const smallBodyLimit = 1024 * 1024;

const withSource: ReadonlySet<OperationId> = new Set([
  'checkOpenAPISpec',
  'createOpenAPISpec',
  'createOrUpdateOpenAPISpecBySlug',
]);

/** Whether the body of an operation carries a specification. */
export function carriesSource(operationId: OperationId): boolean {
  return withSource.has(operationId);
}

/** The largest body of an operation, decoded, in bytes. `sourceLimit` is that of operations that carry a specification. */
export function bodyLimitOf(operationId: OperationId, sourceLimit: number): number {
  return carriesSource(operationId) ? sourceLimit : Math.min(sourceLimit, smallBodyLimit);
}
