import { rankEntries } from '../search/rank-entries.js';
import { kindName, type SearchEntry } from '../search/search-entry.js';

const mostSuggestions = 12;

/** Shows suggestions below the search form in it, while the reader types. */
export class SearchElement extends HTMLElement {
  #entries: Promise<readonly SearchEntry[]> | undefined;
  #list: HTMLUListElement | undefined;
  /** Announced when nothing matches. It exists before it has text, because screen readers announce changes only. */
  readonly #status = document.createElement('p');
  /** Index of the marked suggestion; -1 for none. */
  #marked = -1;

  connectedCallback(): void {
    const input = this.querySelector('input');
    if (!input || this.#list) return;
    const list = document.createElement('ul');
    list.id = 'shelf-suggestions';
    list.hidden = true;
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', 'Suggestions');
    this.#status.id = 'shelf-no-suggestions';
    this.#status.setAttribute('role', 'status');
    this.append(list, this.#status);
    this.#list = list;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-controls', list.id);
    input.setAttribute('aria-expanded', 'false');
    input.setAttribute('aria-autocomplete', 'list');
    input.placeholder = 'Search (press /)';
    input.addEventListener('focus', () => void this.#load());
    input.addEventListener('input', () => void this.#update(input));
    input.addEventListener('keydown', (event) => this.#onKey(event, input));
    this.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node) || !this.contains(event.relatedTarget)) this.#close(input);
    });
    document.addEventListener('keydown', (event) => focusOnShortcut(event, input));
  }

  #load(): Promise<readonly SearchEntry[]> {
    this.#entries ??= fetch(this.dataset['index'] ?? '').then(
      (response) => (response.ok ? response.json() : []),
      // The form works without suggestions.
      () => [],
    );
    return this.#entries;
  }

  async #update(input: HTMLInputElement): Promise<void> {
    const text = input.value;
    const entries = await this.#load();
    if (input.value !== text || !this.#list) return;
    const found = rankEntries(entries, text).slice(0, mostSuggestions);
    this.#list.replaceChildren(...found.map(suggestion));
    this.#list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(found.length > 0));
    // Without entries, they were not loaded.
    this.#say(entries.length > 0 && found.length === 0 && text.trim() !== '' ? 'No matches' : '');
    this.#mark(-1, input);
  }

  /** The same text again would be announced again. */
  #say(text: string): void {
    if (this.#status.textContent !== text) this.#status.textContent = text;
  }

  #onKey(event: KeyboardEvent, input: HTMLInputElement): void {
    const options = this.#list?.children ?? [];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      // Browsers clear the field otherwise.
      if (this.#list?.hidden === false || this.#status.textContent) event.preventDefault();
      this.#close(input);
    } else if (event.key === 'Enter' && this.#marked >= 0) {
      event.preventDefault();
      options[this.#marked]?.querySelector('a')?.click();
    } else if (step !== undefined && options.length > 0 && this.#list?.hidden === false) {
      event.preventDefault();
      // One position more: the input itself, with no suggestion marked.
      const positions = options.length + 1;
      this.#mark(((this.#marked + 1 + step + positions) % positions) - 1, input);
    }
  }

  #mark(index: number, input: HTMLInputElement): void {
    this.#marked = index;
    for (const [position, option] of [...(this.#list?.children ?? [])].entries()) {
      option.setAttribute('aria-selected', String(position === index));
      if (position === index) option.scrollIntoView({ block: 'nearest' });
    }
    if (index < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `shelf-suggestion-${index}`);
  }

  #close(input: HTMLInputElement): void {
    if (!this.#list) return;
    this.#list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    this.#say('');
    this.#mark(-1, input);
  }
}

function suggestion(entry: SearchEntry, index: number): HTMLLIElement {
  const { title, href, kind, method, address } = entry;
  const option = document.createElement('li');
  option.id = `shelf-suggestion-${index}`;
  option.setAttribute('role', 'option');
  const link = document.createElement('a');
  link.href = href;
  link.tabIndex = -1;
  const name = document.createElement('span');
  name.textContent = title;
  const detail = document.createElement('code');
  if (method !== undefined && kind === 'operation') {
    const mark = document.createElement('span');
    mark.className = `shelf-method shelf-${method.toLowerCase()}`;
    mark.textContent = method;
    detail.append(mark, ' ');
  }
  detail.append(address ?? kindName(entry));
  link.append(name, detail);
  option.append(link);
  return option;
}

/** The key `/` moves the focus to the search, unless the reader types text. */
function focusOnShortcut(event: KeyboardEvent, input: HTMLInputElement): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
  const isShortcut = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
  if (!isShortcut && !(key === 'k' && (ctrlKey || metaKey))) return;
  event.preventDefault();
  input.focus();
  input.select();
}
