/** The members of a change that determine its group. */
export interface GroupableChange {
  readonly rule: string;
  readonly impact: string;
  readonly message: string;
  readonly directions?: { readonly toServer?: string; readonly toClient?: string };
  readonly before?: { readonly pointer: string };
  readonly after?: { readonly pointer: string };
}

/** Equal changes at different places, or one change. */
export interface ChangeGroup<Change> {
  /** The first change of the group. */
  readonly first: Change;
  /** All changes of the group, in the order of the list. */
  readonly changes: readonly Change[];
  /** The message of the first change. If the messages differ, names of places are `…` in it. */
  readonly message: string;
}

/** So many equal changes remain separate: a summary of them is no shorter. */
const mostSeparate = 3;

/**
 * Groups changes by impact, rule, and message, ignoring the names of places in messages: `5000` became `4000` for many properties. Groups
 * are in the order of their first changes.
 */
export function groupChanges<Change extends GroupableChange>(
  changes: readonly Change[],
): ChangeGroup<Change>[] {
  const groups = new Map<string, Change[]>();
  const groupOf = new Map<Change, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    const group = groups.get(key) ?? [];
    if (group.push(change) === 1) groups.set(key, group);
    groupOf.set(change, group);
  }
  return changes.flatMap((change) => {
    const group = groupOf.get(change) ?? [];
    if (group.length <= mostSeparate) return [{ first: change, changes: [change], message: change.message }];
    if (group[0] !== change) return [];
    const isSame = group.every(({ message }) => message === change.message);
    return [{ first: change, changes: group, message: isSame ? change.message : patternOf(change) }];
  });
}

function keyOf(change: GroupableChange): string {
  const { impact, rule, directions } = change;
  return JSON.stringify([impact, rule, directions?.toServer, directions?.toClient, patternOf(change)]);
}

/**
 * Removes the names of places from a message. A place ends with what has changed, such as `/properties/name/maxLength`: the last name remains,
 * so that the removals of two properties differ.
 */
function patternOf({ message, before, after }: GroupableChange): string {
  const names = ((after ?? before)?.pointer ?? '')
    .split('/')
    .map((name) => (name.includes('~') ? name.replaceAll('~1', '/').replaceAll('~0', '~') : name));
  const last = names.pop();
  return message.replaceAll(/`([^`]*)`/g, (quoted, name: string) => {
    // Items and other properties are named after their property, such as `tags[]`.
    const [owner = ''] = name.split(/\[\]|\.\*/, 1);
    return name !== last && names.includes(owner) ? '`…`' : quoted;
  });
}

/** Returns the distinct operations of the changes of a group; undefined if a change does not list all of its operations. */
export function operationsOf(
  changes: readonly {
    readonly operations: readonly { readonly method: string; readonly path: string }[];
    readonly operationCount: number;
  }[],
): readonly string[] | undefined {
  if (changes.some(({ operations, operationCount }) => operations.length < operationCount)) return undefined;
  const names = changes.flatMap(({ operations }) =>
    operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
  );
  return [...new Set(names)];
}
