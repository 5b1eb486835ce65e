/** Returns a page with `depth` levels of pages below it. */
export function nestedPages(depth: number): Record<string, unknown> {
  const page = { type: 'document', title: 'x' };
  return depth === 0 ? page : { ...page, pages: [nestedPages(depth - 1)] };
}

/** Returns a quote block with `depth` levels of quotes inside it. */
export function nestedQuotes(depth: number): Record<string, unknown> {
  const block = { object: 'block', type: 'blockquote' };
  return { ...block, nodes: depth === 0 ? [] : [nestedQuotes(depth - 1)] };
}
