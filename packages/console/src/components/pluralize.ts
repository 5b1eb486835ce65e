/** Returns a count with its noun, such as `1 version` or `2,000 versions`. */
export function pluralize(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
