const opposites: readonly (readonly [string, string])[] = [
  ['added', 'removed'],
  ['added-required', 'removed-required'],
  ['added-optional', 'removed-optional'],
  ['raised', 'lowered'],
  ['widened', 'narrowed'],
  ['allowed', 'forbidden'],
  ['closed', 'opened'],
  ['became-required', 'became-optional'],
  ['became-read-only', 'became-read-write'],
  ['became-write-only', 'became-write-read'],
  ['became-any-of', 'became-one-of'],
  ['required', 'dropped'],
  ['deprecated', 'undeprecated'],
  ['wrapped-in-union', 'unwrapped-from-union'],
];

/** Returns the rule that reports the change back. */
export function mirroredRule(rule: string): string {
  const found = opposites
    .flatMap(([first, second]) => [
      [first, second],
      [second, first],
    ])
    .filter(([ending]) => rule === ending || rule.endsWith(`-${ending}`))
    .sort(([first = ''], [second = '']) => second.length - first.length)[0];
  const [ending = '', opposite = ''] = found ?? [];
  return found === undefined ? rule : rule.slice(0, rule.length - ending.length) + opposite;
}
