/**
 * Copies the text in the attribute `data-text`, otherwise the code beside it. `data-label` is the text of the button, which exists only
 * with script, because it does nothing without.
 */
export class CopyElement extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = this.#label;
    const text = this.dataset['text'];
    if (text !== undefined) button.title = text;
    button.addEventListener('click', () => void this.#copy(button));
    this.append(button);
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    const text = this.dataset['text'] ?? this.parentElement?.querySelector('code')?.textContent ?? '';
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Not copied';
    setTimeout(() => {
      button.textContent = this.#label;
    }, 2_000);
  }

  get #label(): string {
    return this.dataset['label'] ?? 'Copy';
  }
}
