/** Closes the menus on Escape, and when the reader turns to something else, as other menus do. */
export function closeMenusOutside(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>('.reader-actions details, .reader-versions');
  for (const menu of menus) closeOutside(menu);
}

function closeOutside(menu: HTMLDetailsElement): void {
  const close = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  // The keyboard moves the focus without a click.
  for (const type of ['click', 'focusin']) document.addEventListener(type, close);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
