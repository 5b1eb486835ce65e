import type { Open } from '../model/open.js';

/**
 * The source of generated content. Generated pages contain one in `computed`.
 *
 * @example
 * ```ts
 * const source: ComputedSource = {
 *   type: 'builtin:openapi',
 *   props: { doc: 'models' },
 *   dependencies: { spec: { ref: { kind: 'openapi', spec: 'pets' } } },
 * };
 * ```
 */
export interface ComputedSource {
  /** `builtin:openapi`, or `integration:<name>:<source>`. */
  type: Open<'builtin:openapi'>;
  /** Options of the generator. The built-in generator has those of `BuiltinOpenAPIProps`. */
  props?: Readonly<Record<string, unknown>> | undefined;
  /** The inputs of the generator, by name. The built-in generator requires `spec`. */
  dependencies?: Readonly<Record<string, ComputedDependency>> | undefined;
}

/**
 * A reference to an input of the generator, optionally with its state as known to the caller.
 *
 * @example
 * ```ts
 * const spec: ComputedDependency = { ref: { kind: 'openapi', spec: 'pets' } };
 * ```
 */
export interface ComputedDependency {
  /** The target of the reference. */
  ref: {
    kind: Open<'openapi' | 'space' | 'translation'>;
    /** The slug of a specification of the organization that owns the space. */
    spec?: string | undefined;
    /** The label of the version of the specification. Default: its default version. */
    label?: string | undefined;
    space?: string | undefined;
    translation?: string | undefined;
  };
  /** The state of the target as known to the caller. */
  value?: Readonly<Record<string, unknown>> | null | undefined;
}
