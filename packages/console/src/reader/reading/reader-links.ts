/** Paths of the documentation pages of a specification, or of one of its versions by its ID or a label. */
export interface ReaderLinks {
  overview: string;
  /** A page of the site map, by its path. */
  page(path: string): string;
  /** The index of all operations. */
  operations: string;
  /** The index of all schemas. */
  schemas: string;
  schema(name: string): string;
  search: string;
  /** The index for programs. */
  index: string;
  /** The first results of a search as JSON. */
  suggestions: string;
  /** The data of the search in the browser. */
  searchIndex: string;
  /** A tag with all of its operations on one page. */
  print(path: string): string;
}

/** The query of links to the same page of another version, which may not have it. */
export const switchQuery = 'switch';

/** Creates the links below the page of a specification or of a version or label. Its pages are in the folder `pages`. */
export function createReaderLinks(root: string, isVersion: boolean, pages = 'docs'): ReaderLinks {
  return {
    // The address of a version itself is its page for members.
    overview: isVersion ? `${root}/docs` : root,
    page: (path) => `${root}/${pages}/${encodePath(path)}`,
    operations: `${root}/operations`,
    schemas: `${root}/schemas`,
    schema: (name) => `${root}/schemas/${encodeURIComponent(name)}`,
    search: `${root}/search`,
    index: `${root}/llms.txt`,
    searchIndex: `${root}/search.json`,
    suggestions: `${root}/suggestions.json`,
    print: (path) => `${root}/print/${encodePath(path)}`,
  };
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}
