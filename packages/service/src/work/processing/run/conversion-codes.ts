/** Codes of problems that are found only when a document is converted to pages. */
export const conversionCodes: ReadonlySet<string | undefined> = new Set([
  'description-plain-text',
  'limit-pages',
]);
