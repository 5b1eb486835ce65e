/** Copies the code beside it: the button exists only with script, because it does nothing without. */
export class CopyElement extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', () => void this.#copy(button));
    this.append(button);
  }

  async #copy(button: HTMLButtonElement): Promise<void> {
    const code = this.parentElement?.querySelector('code');
    const isCopied = await navigator.clipboard.writeText(code?.textContent ?? '').then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? 'Copied' : 'Not copied';
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 2_000);
  }
}
