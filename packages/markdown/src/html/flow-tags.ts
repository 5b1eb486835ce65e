/** Allowed block-level elements. */
export const flowTags: ReadonlySet<string> = new Set(
  (
    'blockquote dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre ' +
    'summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
