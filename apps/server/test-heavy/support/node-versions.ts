/** The oldest version of Node.js that the server supports, and one of the LTS line after it. */
export const olderVersions = ['20.19.0', '22.23.3'] as const;

/**
 * The version of the image. Do not raise it to 24.19 or newer: better-sqlite3 12 aborts the process there when it is compiled with the
 * headers of that release.
 */
export const imageVersion = '24.18.1';
