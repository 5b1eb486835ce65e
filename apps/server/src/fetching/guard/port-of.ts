/** Returns the port of a URL or a connection, whose `port` is empty if it is the default of the scheme. */
export function portOf({ port, protocol }: { port: string; protocol: string }): number {
  return Number(port || (protocol === 'https:' ? 443 : 80));
}
