import { replaceMain } from './replace-main.js';

/**
 * Shows the state of a run as it changes, without a reload: a screen reader announces the status, and keeps its place. Stops at the
 * end of the run.
 */
export class ProgressElement extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Consecutive requests without an answer about the run. */
  #failures = 0;

  connectedCallback(): void {
    this.#wait(0);
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer);
  }

  /** Waits longer after each failure, and at least for the given seconds. */
  #wait(seconds: number): void {
    const delay = Math.max(Math.min(2 ** this.#failures, longestDelay), seconds);
    this.#timer = setTimeout(() => void this.#update(), delay * 1_000);
  }

  async #update(): Promise<void> {
    const response = await load();
    if (!this.isConnected) return;
    // Temporary failures say nothing about the run.
    if (!response || response.status === 429 || response.status >= 500) {
      this.#failures++;
      return this.#wait(retryAfter(response));
    }
    this.#failures = 0;
    const page = new DOMParser().parseFromString(response.text, 'text/html');
    const state = page.querySelector('shelf-progress')?.getAttribute('data-state');
    if (state === this.dataset['state'] || !replaceMain(page)) this.#wait(0);
  }
}

interface Loaded {
  status: number;
  headers: Headers;
  text: string;
}

/** Returns undefined without a connection. */
async function load(): Promise<Loaded | undefined> {
  try {
    const signal = AbortSignal.timeout(30_000);
    const response = await fetch(location.href, { cache: 'no-store', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return undefined;
  }
}

// In seconds.
const longestDelay = 30;
const longestRetryAfter = 600;

function retryAfter(response: Loaded | undefined): number {
  const seconds = Number(response?.headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, longestRetryAfter) : 0;
}
