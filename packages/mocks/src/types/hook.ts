/**
 * A label was moved, created (without `previousVersion`), or deleted (without `version`).
 *
 * @example
 * ```ts
 * const describe = ({ spec, label, version }: LabelMoved) => `${spec}@${label}: ${version ?? 'deleted'}`;
 * ```
 */
export interface LabelMoved {
  /** The kind of event. */
  type: 'label.moved';
  /** The ID of the organization. */
  organization: string;
  /** The slug of the specification. */
  spec: string;
  /** The name of the label. */
  label: string;
  /** The ID of the version that the label points to; absent if the label was deleted. */
  version?: string;
  /** The ID of the version that it pointed to before; absent if the label is new. */
  previousVersion?: string;
  /** The time of the move in ISO 8601. */
  movedAt: string;
}

/**
 * The last run refused a source because of its changes. Each delivery reports it until another run ends.
 *
 * @example
 * ```ts
 * const describe = ({ spec, changes }: VersionRefused) => `${spec}: ${changes.map(({ rule }) => rule)}`;
 * ```
 */
export interface VersionRefused {
  /** The kind of event. */
  type: 'version.refused';
  /** The ID of the organization. */
  organization: string;
  /** The slug of the specification. */
  spec: string;
  /** The first of the refused changes, with their rules. */
  changes: readonly { rule: string; message: string }[];
  /** The number of refused changes; 0 if changes that could not be found may be incompatible. */
  changeCount: number;
  /** The time of the refusal in ISO 8601. */
  refusedAt: string;
}

/**
 * The payload of a hook: the cache tags of the responses that have changed, the changes of the latest version, and events, such as labels that
 * have moved.
 *
 * @example
 * ```ts
 * const concernsPets = ({ tags }: HookDelivery) => tags.includes('organization:default:openapi:pets');
 * ```
 */
export interface HookDelivery {
  /** Tags such as `organization:default:openapi:pets`, in the format of the dependencies of computed content. */
  tags: readonly string[];
  /** The changes of the latest version. Absent if it was not compared with another one. */
  changes?: {
    spec: string;
    version: string;
    from: string;
    summary: { breaking: number; risky: number; safe: number; docs: number };
    bump: 'major' | 'minor' | 'patch' | 'none';
  };
  /** The last move of each label that has moved since the previous delivery, and a refusal by the last run. Absent without either. */
  events?: readonly (LabelMoved | VersionRefused)[];
}

/**
 * A function that is called when a specification of its organization was processed successfully, changed its visibility or a label, or
 * was deleted. If it throws, the backend retries the call later, according to its clock.
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
