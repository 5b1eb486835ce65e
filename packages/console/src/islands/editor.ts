/** Marks a line in the text field in it, and shows those lines that links of the page name, such as `#line-7`. */
export class EditorElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    const field = this.querySelector('textarea');
    if (!field) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    field.wrap = 'off';
    showLine(field, Number(this.dataset['line']));
    // After an edit, the mark could be on another line.
    field.addEventListener('input', () => field.style.removeProperty('background'), { signal });
    document.addEventListener('click', (event) => follow(event, field), { signal });
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }
}

function follow(event: MouseEvent, field: HTMLTextAreaElement): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const [, line] = /^#line-(\d+)$/.exec(link?.getAttribute('href') ?? '') ?? [];
  if (line === undefined) return;
  event.preventDefault();
  showLine(field, Number(line));
  field.focus();
}

/** Selects a line, scrolls to it, and marks it behind the text. */
function showLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n', line);
  const end = lines.reduce((sum, { length }) => sum + length + 1, -1);
  field.setSelectionRange(end - (lines.at(-1)?.length ?? 0), end);
  const style = getComputedStyle(field);
  const height = Number.parseFloat(style.lineHeight);
  const top = Number.parseFloat(style.paddingTop) + (line - 1) * height;
  // Scrolls with the text.
  field.style.background = `linear-gradient(var(--shelf-warning-background), var(--shelf-warning-background)) 0 ${top}px / 100% ${height}px no-repeat local var(--shelf-background)`;
  field.scrollTop = Math.max(0, top - field.clientHeight / 3);
  field.scrollLeft = 0;
}
