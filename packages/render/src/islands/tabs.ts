const storageKey = 'specshelf-tab';

/**
 * Shows one of several `<details>` at a time, with their summaries in a row as tabs. Opens the tab that the reader chose last, on any
 * page. Without script, they are an accordion.
 */
export class TabsElement extends HTMLElement {
  connectedCallback(): void {
    const panels = [...this.querySelectorAll<HTMLDetailsElement>(':scope > details')];
    if (panels.length < 2 || this.querySelector('[role=tablist]')) return;
    const list = document.createElement('div');
    list.setAttribute('role', 'tablist');
    for (const panel of panels) list.append(this.#tab(panel, panels, list));
    this.prepend(list);
    this.setAttribute('data-enhanced', '');
    const stored = read();
    const chosen =
      panels.find((panel) => labelOf(panel) === stored) ?? panels.find(({ open }) => open) ?? panels[0];
    if (chosen) show(chosen, panels, list);
  }

  #tab(panel: HTMLDetailsElement, panels: HTMLDetailsElement[], list: HTMLElement): HTMLElement {
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.setAttribute('role', 'tab');
    tab.textContent = labelOf(panel);
    panel.id ||= `tab-${nextID++}`;
    tab.setAttribute('aria-controls', panel.id);
    tab.addEventListener('click', () => {
      write(labelOf(panel));
      show(panel, panels, list);
    });
    tab.addEventListener('keydown', (event) => moveFocus(event, list));
    return tab;
  }
}

let nextID = 1;

function labelOf(panel: HTMLDetailsElement): string {
  return panel.querySelector('summary')?.textContent ?? '';
}

function show(chosen: HTMLDetailsElement, panels: readonly HTMLDetailsElement[], list: HTMLElement): void {
  for (const [index, panel] of panels.entries()) {
    // Browsers close the others of the same name by themselves.
    panel.removeAttribute('name');
    panel.open = panel === chosen;
    panel.hidden = panel !== chosen;
    const tab = list.children[index];
    tab?.setAttribute('aria-selected', String(panel === chosen));
    tab?.setAttribute('tabindex', panel === chosen ? '0' : '-1');
  }
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
