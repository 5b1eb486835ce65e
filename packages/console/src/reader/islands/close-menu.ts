/** Closes the menu of the page head on Escape, and when the reader turns to something else, as other menus do. */
export function closeMenuOutside(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.reader-actions details');
  if (!menu) return;
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  // The keyboard moves the focus without a click.
  for (const type of ['click', 'focusin']) document.addEventListener(type, closeOutside);
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
