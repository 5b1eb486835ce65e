/** Scrolls the list of pages to the entry of the open page: at once where the list is beside the text, and in a menu when it opens. */
export function showCurrentEntry(): void {
  const side = document.querySelector<HTMLElement>('.reader-side');
  const entry = side?.querySelector<HTMLElement>('a[aria-current=page]');
  if (!side || !entry) return;
  scrollInside(side, entry);
  const menu = side.querySelector('details');
  // The menu covers the page, which does not scroll with it.
  menu?.addEventListener('toggle', () => {
    if (menu.open) entry.scrollIntoView({ block: 'center' });
  });
}

/** Does not scroll the page, unlike `scrollIntoView`. */
function scrollInside(side: HTMLElement, entry: HTMLElement): void {
  const { top, bottom } = entry.getBoundingClientRect();
  const edge = side.getBoundingClientRect().top;
  // The tools cover the end of the list.
  const end = edge + side.clientHeight - (side.querySelector('.reader-tools')?.clientHeight ?? 0);
  if (top < edge || bottom > end) side.scrollTop += (top + bottom - edge - end) / 2;
}
