/** The number of elements and texts in HTML that was rendered. */
export function countNodes(html: string): number {
  return (html.match(/<[a-z]|>[^<]/gi) ?? []).length;
}
