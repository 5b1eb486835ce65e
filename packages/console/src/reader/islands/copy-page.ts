/** Adds a button that copies the page that its first link leads to, which may not be parsed yet. */
export class CopyPageElement extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector('button')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => void copy(this.querySelector('a')?.href ?? '', button));
    this.prepend(button);
  }
}

const label = 'Copy as Markdown';

async function copy(url: string, button: HTMLButtonElement): Promise<void> {
  const isCopied = await fetch(url)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(response.statusText))))
    .then((text) => navigator.clipboard.writeText(text))
    .then(
      () => true,
      () => false,
    );
  button.textContent = isCopied ? 'Copied' : 'Not copied';
  setTimeout(() => {
    button.textContent = label;
  }, 2_000);
}
