import { deprecationHeaders, deprecationOf } from '../features/deprecation/deprecation-headers.js';
import type { SpecVersion } from '../state/access/accessible-records.js';

/** A reply that serves a version, or a part of it. */
interface VersionReply {
  served: SpecVersion;
}

/**
 * Counts the reply as a read of the version. Adds the headers of the deprecation of the version or its
 * specification.
 */
export function versionReply<const Reply extends { status: number; headers?: object }>(
  served: SpecVersion,
  reply: Reply,
): Reply & VersionReply & { headers: DeprecationHeaders } {
  return { ...reply, headers: { ...reply.headers, ...headersOf(served) }, served };
}

/** Counts the reply as a read of the served version, if there is one. Adds no headers. */
export function readReply<const Reply extends object>(served: SpecVersion | undefined, reply: Reply): Reply {
  return served ? { ...reply, served } : reply;
}

type DeprecationHeaders = Partial<ReturnType<typeof deprecationHeaders>>;

function headersOf({ spec, version }: SpecVersion): DeprecationHeaders {
  const deprecation = deprecationOf(spec, version);
  return deprecation ? deprecationHeaders(deprecation) : {};
}

/** Returns the version that a reply serves, if it serves one. */
export function servedVersion(reply: object): SpecVersion | undefined {
  return isVersionReply(reply) ? reply.served : undefined;
}

function isVersionReply(reply: object): reply is VersionReply {
  return 'served' in reply;
}
