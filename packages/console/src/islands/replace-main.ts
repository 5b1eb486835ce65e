/** Replaces the content of this page by that of another one. Returns the new content, if the other page has any. */
export function replaceMain(page: Document): HTMLElement | undefined {
  const next = page.querySelector('main');
  if (!next) return undefined;
  document.title = page.title;
  document.querySelector('main')?.replaceWith(document.adoptNode(next));
  return next;
}
