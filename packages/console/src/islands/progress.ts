/**
 * Shows the state of a run as it changes, without a reload: a screen reader announces the status, and keeps its place. Stops at the
 * end of the run.
 */
export class ProgressElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.#timer = setTimeout(() => void this.#update(), delay);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  async #update(): Promise<void> {
    // Without a connection, the next attempt follows.
    const text = await fetch(location.href, { cache: 'no-store' }).then(
      (response) => response.text(),
      () => '',
    );
    const page = new DOMParser().parseFromString(text, 'text/html');
    const state = page.querySelector('shelf-progress')?.getAttribute('data-state');
    const next = page.querySelector('main');
    if (!this.isConnected) return;
    if (!next || state === this.dataset['state']) return this.connectedCallback();
    document.title = page.title;
    document.querySelector('main')?.replaceWith(document.adoptNode(next));
  }
}

const delay = 1_000;
