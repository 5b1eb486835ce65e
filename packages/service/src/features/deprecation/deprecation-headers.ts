import { defined } from '@specshelf/base/defined';
import type {
  DeprecationRecord,
  OpenAPISpecRecord,
  OpenAPISpecVersionRecord,
} from '../../base/ports/records.js';

/** Returns the deprecation of a version, otherwise that of its specification. */
export function deprecationOf(
  spec: Pick<OpenAPISpecRecord, 'deprecation'>,
  version: Pick<OpenAPISpecVersionRecord, 'deprecation'>,
): DeprecationRecord | undefined {
  return version.deprecation ?? spec.deprecation;
}

/** Returns the headers of responses that serve something deprecated, by RFC 9745 and RFC 8594. */
export function deprecationHeaders({ at, sunset }: DeprecationRecord) {
  return {
    Deprecation: `@${Math.floor(Date.parse(at) / 1000)}`,
    ...defined({ Sunset: sunset === undefined ? undefined : new Date(sunset).toUTCString() }),
  };
}
