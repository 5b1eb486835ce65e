/**
 * The payload of a hook: the cache tags of the responses that have changed.
 *
 * @example
 * ```ts
 * const concernsPets = ({ tags }: HookDelivery) => tags.includes('organization:default:openapi:pets');
 * ```
 */
export interface HookDelivery {
  /** Tags such as `organization:default:openapi:pets`, in the format of the dependencies of computed content. */
  tags: readonly string[];
}

/**
 * A function that is called when a specification of its organization was processed successfully, changed its visibility, or was
 * deleted. If it throws, the backend retries the call later, according to its clock.
 *
 * @example
 * ```ts
 * const changed: string[] = [];
 * const hook: Hook = ({ tags }) => {
 *   changed.push(...tags);
 * };
 * ```
 */
export type Hook = (delivery: HookDelivery) => void | Promise<void>;
