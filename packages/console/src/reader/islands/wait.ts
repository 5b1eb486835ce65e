/**
 * Loads the page again when its title has changed on the server. A screen reader would start again from the top of a page that refreshes
 * itself regularly.
 */
export class WaitElement extends HTMLElement {
  #timer: ReturnType<typeof setInterval> | undefined;

  connectedCallback(): void {
    this.#timer ??= setInterval(() => void loadWhenChanged(), 2_000);
  }

  disconnectedCallback(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

async function loadWhenChanged(): Promise<void> {
  // Without a connection, the next attempt follows.
  const text = await fetch(location.href, { cache: 'no-store' }).then(
    (response) => response.text(),
    () => undefined,
  );
  if (text === undefined) return;
  const title = titleOf(new DOMParser().parseFromString(text, 'text/html'));
  if (title !== titleOf(document)) location.reload();
}

function titleOf(page: Document): string | null | undefined {
  return page.querySelector('h1')?.textContent;
}
