import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * Returns the network of the client for rate limits: an IPv4 address, or an IPv6 /64, because one machine may use all of its
 * addresses. Express has already resolved the address behind trusted proxies.
 */
export function clientNetwork({ ip, socket }: Request): string {
  return toNetwork(ip) ?? toNetwork(socket.remoteAddress) ?? 'an unknown address';
}

function toNetwork(text = ''): string | undefined {
  const address = withoutPort(text);
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/** Removes the port, which some proxies add. */
function withoutPort(address: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
