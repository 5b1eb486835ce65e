/**
 * What a hook is told: the tags of everything that is out of date.
 *
 * @example
 * ```ts
 * const concernsPets = ({ tags }: HookDelivery) => tags.includes('organization:default:openapi:pets');
 * ```
 */
export interface HookDelivery {
  /** Such as `organization:default:openapi:pets`, in the same words as the dependencies of computed content. */
  tags: readonly string[];
}

/**
 * A hook as a function: it is called when a specification of its organization was processed well, has become public or
 * private, or was deleted. When it throws, it is called again later, by the clock of the backend.
 *
 * @example
 * ```ts
 * const told: string[] = [];
 * const hook: Hook = ({ tags }) => {
 *   told.push(...tags);
 * };
 * ```
 */
export type Hook = (delivery: HookDelivery) => void | Promise<void>;
