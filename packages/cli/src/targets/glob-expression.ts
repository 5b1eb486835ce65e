/** The part of a pattern that is the slug. */
export const slugPlaceholder = '{slug}';

/**
 * Returns an expression for a pattern of paths or branches: `*` and `{slug}` match within a name, `?` one character, and `**` followed
 * by `/` any folders. A second `{slug}` has the same value as the first.
 */
export function globExpression(pattern: string): RegExp {
  const [first = '', ...others] = pattern.split(slugPlaceholder).map(sourceOf);
  const source = others.map((part, index) => (index === 0 ? slugGroup : '\\k<slug>') + part);
  return new RegExp(`^${first}${source.join('')}$`, 'u');
}

const slugGroup = '(?<slug>[^/]+?)';

const wildcards: Readonly<Record<string, string>> = {
  '**/': '(?:[^/]+/)*',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
};

const sourceOf = (text: string) =>
  text
    .split(/(\*\*\/|\*\*|\*|\?)/)
    .map((part) => wildcards[part] ?? part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('');
