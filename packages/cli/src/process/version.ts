declare const SPECSHELF_CLI_VERSION: string | undefined;

/** The version of this package, which the build inserts. */
export const version: string = typeof SPECSHELF_CLI_VERSION === 'string' ? SPECSHELF_CLI_VERSION : 'source';
