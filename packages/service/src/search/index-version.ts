/**
 * The version of the entries and tokens of the index. Increase it with each change of their content: then all specifications are indexed
 * again. Databases use the versions below 2 for specifications that must be indexed.
 */
export const indexVersion = 4;
