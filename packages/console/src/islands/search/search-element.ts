import type { Suggestions } from './suggestion.js';
import { createSuggestionList } from './suggestion-list.js';

/** Shows suggestions below the search form in it, while the visitor types: a combobox with a list. */
export abstract class SearchElement extends HTMLElement {
  readonly #box = document.createElement('div');
  readonly #list = document.createElement('div');
  /** Announced by screen readers. It exists before it has text, because they announce changes only. */
  readonly #status = document.createElement('p');
  #options: readonly HTMLElement[] = [];
  /** Whether suggestions for the current text may follow. */
  #isSearching = false;
  /** Whether the first suggestion is the best one for the current text. */
  #hasBest = false;
  /** Whether the visitor wants to open the best suggestion, which is not known yet. */
  #opensBest = false;
  /** Index of the marked suggestion; -1 for none. */
  #marked = -1;
  /** Aborts the request for the suggestions of an earlier text. */
  #running = new AbortController();
  #input: HTMLInputElement | undefined;

  /**
   * Returns the suggestions for a text that is not blank. Further ones replace the former ones, but begin with the same. Undefined when they
   * cannot be loaded.
   */
  protected abstract suggest(
    text: string,
    signal: AbortSignal,
  ): AsyncGenerator<Suggestions | undefined, void>;

  /** Called when the visitor is about to type. */
  protected prepare(): void {}

  connectedCallback(): void {
    const input = this.querySelector('input');
    if (!input || this.#input) return;
    this.#input = input;
    this.#list.id = 'shelf-suggestions';
    this.#list.hidden = true;
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', 'Suggestions');
    this.#status.id = 'shelf-suggestion-status';
    this.#status.setAttribute('role', 'status');
    this.#box.className = 'shelf-suggestion-box';
    this.#box.append(this.#status, this.#list);
    this.append(this.#box);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-controls', this.#list.id);
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-keyshortcuts', '/ Control+K');
    input.form?.append(keyHint());
    input.addEventListener('focus', () => this.prepare());
    input.addEventListener('input', () => void this.#update(input));
    input.addEventListener('keydown', (event) => this.#onKey(event, input));
    this.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node) || !this.contains(event.relatedTarget)) this.#close(input);
    });
    document.addEventListener('keydown', (event) => focusOnShortcut(event, input));
  }

  async #update(input: HTMLInputElement): Promise<void> {
    this.#running.abort();
    this.#running = new AbortController();
    const { signal } = this.#running;
    if (input.value.trim() === '') return this.#close(input);
    this.#isSearching = true;
    this.#hasBest = false;
    this.#opensBest = false;
    // The list is that of the former text until the suggestions arrive.
    this.#mark(-1, input);
    this.#showStatus(undefined);
    let found: Suggestions | undefined;
    try {
      for await (found of this.suggest(input.value, signal)) {
        if (signal.aborted) return;
        this.#show(found, input);
      }
    } catch {
      if (signal.aborted) return;
      this.#show(undefined, input);
    }
    if (signal.aborted) return;
    this.#isSearching = false;
    this.#showStatus(found);
    if (this.#opensBest && !this.#openBest()) input.form?.requestSubmit();
  }

  #show(found: Suggestions | undefined, input: HTMLInputElement): void {
    const { groups, options } = createSuggestionList(found ?? { items: [], further: [] });
    // Further suggestions may move it.
    const marked = this.#options[this.#marked]?.getAttribute('href');
    this.#options = options;
    this.#list.replaceChildren(...groups);
    this.#list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(options.length > 0));
    this.#hasBest = found !== undefined && found.items.length > 0;
    if (marked === undefined) this.#box.scrollTop = 0;
    this.#box.classList.toggle('shelf-open', found !== undefined);
    this.#showStatus(found);
    this.#mark(
      options.findIndex((option) => option.getAttribute('href') === marked),
      input,
    );
    if (this.#opensBest) this.#openBest();
  }

  /** Opens the first suggestion, which is the best one. Returns false if there is none. */
  #openBest(): boolean {
    if (!this.#hasBest) return false;
    this.#opensBest = false;
    this.#options[0]?.click();
    return true;
  }

  /** Shown without suggestions, and for those of similar words; otherwise for screen readers only. */
  #showStatus(found: Suggestions | undefined): void {
    const count = found?.items.length ?? 0;
    const isWaiting = this.#isSearching && this.#options.length === 0;
    if (isWaiting) this.#box.classList.add('shelf-open');
    else if (!found && !this.#isSearching) this.#box.classList.remove('shelf-open');
    const isVisible = isWaiting || (found !== undefined && (count === 0 || found.isTolerant === true));
    this.#status.classList.toggle('shelf-visible', isVisible);
    this.#say(this.#isSearching ? 'Searching…' : found && describe(found));
  }

  /** The same text again would be announced again. */
  #say(text = ''): void {
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }

  #onKey(event: KeyboardEvent, input: HTMLInputElement): void {
    // The keys of an input method select characters.
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      // Browsers clear the field otherwise.
      if (!this.#list.hidden || this.#status.textContent) event.preventDefault();
      this.#close(input);
    } else if (event.key === 'Enter') {
      this.#onEnter(event);
    } else if (step !== undefined && this.#options.length > 0 && !this.#list.hidden) {
      event.preventDefault();
      // One position more: the input itself, with no suggestion marked.
      const positions = this.#options.length + 1;
      this.#mark(((this.#marked + 1 + step + positions) % positions) - 1, input);
    }
  }

  /** Opens the marked suggestion, otherwise the best one. Without any, the form shows the results page. */
  #onEnter(event: KeyboardEvent): void {
    if (this.#marked >= 0) {
      event.preventDefault();
      this.#options[this.#marked]?.click();
    } else if (this.#openBest() || (this.#isSearching && !this.#opensBest)) {
      event.preventDefault();
      this.#opensBest = true;
    }
  }

  #mark(index: number, input: HTMLInputElement): void {
    this.#marked = index;
    for (const [position, option] of this.#options.entries()) {
      option.setAttribute('aria-selected', String(position === index));
      if (position === index) option.scrollIntoView({ block: 'nearest' });
    }
    if (index < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `shelf-suggestion-${index}`);
  }

  #close(input: HTMLInputElement): void {
    // A response that is under way would open it again.
    this.#running.abort();
    this.#isSearching = false;
    this.#hasBest = false;
    this.#opensBest = false;
    this.#options = [];
    this.#list.hidden = true;
    this.#box.classList.remove('shelf-open');
    input.setAttribute('aria-expanded', 'false');
    this.#status.classList.remove('shelf-visible');
    this.#say();
    this.#mark(-1, input);
  }
}

function describe({ items: { length: count }, isTolerant }: Suggestions): string {
  if (count === 0) return 'No matches';
  const text = `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;
  return isTolerant ? `No matches. ${text} with similar words` : text;
}

/** Shows the key that moves the focus here. Screen readers read the attribute of the field instead. */
function keyHint(): HTMLElement {
  const hint = document.createElement('kbd');
  hint.textContent = '/';
  hint.setAttribute('aria-hidden', 'true');
  return hint;
}

/** `/`, Ctrl-K, and Cmd-K move the focus to the search; `/` not while the visitor types text. */
function focusOnShortcut(event: KeyboardEvent, input: HTMLInputElement): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
  const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  if (!isSlash && !isK) return;
  event.preventDefault();
  input.focus();
  input.select();
}
