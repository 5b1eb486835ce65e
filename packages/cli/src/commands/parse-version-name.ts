import { CommandFailure } from '../process/command-failure.js';

/** A specification with a label, an ID of a version, or `latest`. */
export interface VersionName {
  specSlug: string;
  version: string | undefined;
}

/** Reads an argument such as `orders` or `orders@prod`. */
export function parseVersionName(text: string): VersionName {
  const [, specSlug, version] = /^([^@\s]+)(?:@([^@\s]+))?$/.exec(text) ?? [];
  if (specSlug === undefined) {
    throw new CommandFailure(
      [
        `${JSON.stringify(text)} does not name a version. Write orders, orders@prod, or orders@<ID of a version>.`,
      ],
      2,
    );
  }
  return { specSlug, version };
}
