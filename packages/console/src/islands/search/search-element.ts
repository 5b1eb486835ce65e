import type { Suggestions } from './suggestion.js';
import { createSuggestionList } from './suggestion-list.js';

/** Shows suggestions below the search form in it, while the visitor types: a combobox with a list. */
export abstract class SearchElement extends HTMLElement {
  readonly #box = document.createElement('div');
  readonly #list = document.createElement('div');
  /** Announced by screen readers. It exists before it has text, because they announce changes only. */
  readonly #status = document.createElement('p');
  #options: readonly HTMLElement[] = [];
  /** Index of the marked suggestion; -1 for none. */
  #marked = -1;
  /** Aborts the request for the suggestions of an earlier text. */
  #running = new AbortController();
  #input: HTMLInputElement | undefined;

  /** Returns the suggestions for a text that is not blank. Undefined when there are none yet, such as after an error. */
  protected abstract suggest(text: string, signal: AbortSignal): Promise<Suggestions | undefined>;

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
    const found = await this.suggest(input.value, signal).catch(() => undefined);
    if (signal.aborted) return;
    const { groups, options } = createSuggestionList(found ?? { items: [], further: [] });
    this.#options = options;
    this.#list.replaceChildren(...groups);
    this.#box.scrollTop = 0;
    this.#box.classList.toggle('shelf-open', found !== undefined);
    this.#list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(options.length > 0));
    // Shown if nothing matches; otherwise for screen readers only.
    const count = found?.items.length ?? 0;
    this.#status.classList.toggle('shelf-visible', found !== undefined && count === 0);
    this.#say(
      found && (count === 0 ? 'No matches' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`),
    );
    this.#mark(-1, input);
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
    } else if (event.key === 'Enter' && this.#marked >= 0) {
      event.preventDefault();
      this.#options[this.#marked]?.click();
    } else if (step !== undefined && this.#options.length > 0 && !this.#list.hidden) {
      event.preventDefault();
      // One position more: the input itself, with no suggestion marked.
      const positions = this.#options.length + 1;
      this.#mark(((this.#marked + 1 + step + positions) % positions) - 1, input);
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
    this.#list.hidden = true;
    this.#box.classList.remove('shelf-open');
    input.setAttribute('aria-expanded', 'false');
    this.#status.classList.remove('shelf-visible');
    this.#say();
    this.#mark(-1, input);
  }
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
