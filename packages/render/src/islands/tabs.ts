const storageKey = 'specshelf-tab';

/**
 * Shows one of several `<details>` at a time, with their summaries in a row as tabs. With the attribute `data-remember`, opens the tab
 * that the reader chose last, on any page. Without script, they are an accordion.
 */
export class TabsElement extends HTMLElement {
  readonly #list = createList();
  readonly #tabs = new Map<HTMLDetailsElement, HTMLButtonElement>();

  connectedCallback(): void {
    this.#update();
    if (document.readyState !== 'loading') return;
    // The parser adds the panels one by one. An observer is called before the browser paints them, so that nothing moves.
    const observer = new MutationObserver(() => this.#update());
    observer.observe(this, { childList: true, subtree: true });
    const finish = () => {
      observer.disconnect();
      this.#update();
    };
    document.addEventListener('DOMContentLoaded', finish, { once: true });
  }

  /** Adds tabs for new panels. */
  #update(): void {
    const panels = [...this.querySelectorAll<HTMLDetailsElement>(':scope > details')].filter(hasSummary);
    if (panels.length < 2 || panels.length === this.#tabs.size) return;
    for (const panel of panels) if (!this.#tabs.has(panel)) this.#addTab(panel);
    if (!this.#list.isConnected) this.prepend(this.#list);
    this.setAttribute('data-enhanced', '');
    const stored = this.#isRemembered ? read() : null;
    const isStored = (panel: HTMLDetailsElement) => labelOf(panel) === stored;
    const chosen = panels.find(isStored) ?? panels.find(({ open }) => open) ?? panels[0];
    if (chosen) this.#show(chosen);
  }

  get #isRemembered(): boolean {
    return this.hasAttribute('data-remember');
  }

  #addTab(panel: HTMLDetailsElement): void {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.setAttribute('role', 'tab');
    tab.textContent = labelOf(panel);
    panel.id ||= `tab-${nextID++}`;
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => {
      if (this.#isRemembered) write(labelOf(panel));
      this.#show(panel);
    });
    tab.addEventListener('keydown', (event) => moveFocus(event, this.#list));
    this.#tabs.set(panel, tab);
    this.#list.append(tab);
  }

  #show(chosen: HTMLDetailsElement): void {
    for (const [panel, tab] of this.#tabs) {
      const isChosen = panel === chosen;
      // Browsers close the others of the same name by themselves.
      panel.removeAttribute('name');
      panel.open = isChosen;
      panel.hidden = !isChosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.setAttribute('tabindex', isChosen ? '0' : '-1');
    }
  }
}

function createList(): HTMLElement {
  const list = document.createElement('div');
  list.setAttribute('role', 'tablist');
  return list;
}

let nextID = 1;

/** Whether the parser has added all of the summary. */
function hasSummary(panel: HTMLDetailsElement): boolean {
  return panel.childElementCount > 1 || document.readyState !== 'loading';
}

function labelOf(panel: HTMLDetailsElement): string {
  return panel.querySelector('summary')?.textContent ?? '';
}

/** Arrow keys move between tabs, as in all tab lists. */
function moveFocus(event: KeyboardEvent, list: HTMLElement): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const tabs = [...list.querySelectorAll('button')];
  const index = tabs.indexOf(event.target);
  if (index < 0) return;
  event.preventDefault();
  const next = tabs[(index + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

/** Browsers may deny storage. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(label: string): void {
  try {
    localStorage.setItem(storageKey, label);
  } catch {
    // The choice lasts as long as the page.
  }
}
