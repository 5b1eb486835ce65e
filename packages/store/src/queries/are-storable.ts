/** Whether all texts can be stored: PostgreSQL rejects text that contains NUL. */
export function areStorable(...texts: readonly string[]): boolean {
  return !texts.some((text) => text.includes('\0'));
}
