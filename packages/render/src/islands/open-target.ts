/** Opens the closed `<details>` around the target of a deep link, so that the browser can scroll to it. */
export function openTarget(): void {
  const id = decodeFragment(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  if (!target) return;
  let closed = false;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      closed = true;
    }
  }
  if (closed) target.scrollIntoView();
}

/** A fragment that is typed by hand may contain any characters. */
function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
