import type { Specs } from './specs.js';

/** The resources of one organization: the methods of the client without the parameter `organizationId`. */
export interface OrgScope {
  readonly organizationId: string;
  /** The OpenAPI specifications of the organization. */
  readonly specs: Scoped<Specs>;
}

/** A resource whose methods do not ask for the organization again. */
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
    ...parameters: object extends Omit<Params, 'organizationId'>
      ? [params?: Omit<Params, 'organizationId'> | undefined, options?: Options]
      : [params: Omit<Params, 'organizationId'>, options?: Options]
  ): Answer;
}
