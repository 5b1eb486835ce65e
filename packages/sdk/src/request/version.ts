declare const SPECSHELF_SDK_VERSION: string | undefined;

/** The version of this package, which the build inserts. */
export const version: string = typeof SPECSHELF_SDK_VERSION === 'string' ? SPECSHELF_SDK_VERSION : 'source';
