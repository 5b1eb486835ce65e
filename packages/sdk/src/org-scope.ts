import type { Specs } from './specs.js';

/**
 * The resources of one organization: the methods of the client without the parameter `organizationId`.
 *
 * @example
 * ```ts
 * const slugs = async ({ specs }: OrgScope) => (await specs.list()).items.map(({ slug }) => slug);
 * console.log(await slugs(client.org('acme')));
 * ```
 */
export interface OrgScope {
  /** The organization that all methods are about. */
  readonly organizationId: string;
  /** The OpenAPI specifications of the organization. */
  readonly specs: Scoped<Specs>;
}

/**
 * A resource whose methods do not ask for the organization again.
 *
 * @example
 * ```ts
 * const specs: Scoped<Specs> = client.org('acme').specs;
 * const spec = await specs.get({ specSlug: 'pets' });
 * ```
 */
export type Scoped<Resource> = {
  readonly [Key in keyof Resource]: Resource[Key] extends (
    params: infer Params,
    options?: infer Options,
  ) => infer Answer
    ? ScopedMethod<Params, Options, Answer>['call']
    : Scoped<Resource[Key]>;
};

/** As a method and not as a function type: a method of the resource itself then fits, parameters that it ignores and all. */
interface ScopedMethod<Params, Options, Answer> {
  call(
    ...parameters: object extends WithoutOrganization<Params>
      ? [params?: WithoutOrganization<Params> | undefined, options?: Options]
      : [params: WithoutOrganization<Params>, options?: Options]
  ): Answer;
}

/** Distributes over unions, whose members would lose their required properties otherwise. */
type WithoutOrganization<Params> = Params extends unknown ? Omit<Params, 'organizationId'> : never;
