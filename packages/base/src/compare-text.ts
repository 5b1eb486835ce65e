/** Compares code units, like the databases. Not `localeCompare`, whose order depends on the machine. */
export function compareText(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
