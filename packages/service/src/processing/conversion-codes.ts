/** The codes of the problems that only the conversion of a document to pages shows. */
export const conversionCodes: ReadonlySet<string | undefined> = new Set([
  'description-plain-text',
  'limit-pages',
]);
