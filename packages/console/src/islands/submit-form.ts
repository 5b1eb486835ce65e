/** Sends a form, and follows its redirect. Another response, such as the form with errors, replaces the content of the page. */
export async function submitForm(form: HTMLFormElement, body: FormData): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = true;
  try {
    const response = await fetch(form.action, { method: 'POST', body, credentials: 'same-origin' });
    if (response.redirected) return location.assign(response.url);
    show(await response.text());
  } catch {
    const message = document.createElement('p');
    message.className = 'notice bad';
    message.setAttribute('role', 'alert');
    message.textContent =
      'The server could not be reached, or a file has changed since it was chosen. Try again.';
    form.prepend(message);
    if (button) button.disabled = false;
  }
}

function show(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const current = document.querySelector('main');
  const next = page.querySelector('main');
  if (!current || !next) return;
  document.title = page.title;
  // An adopted element of another document gets its custom elements, too.
  current.replaceWith(document.adoptNode(next));
  const alert = next.querySelector<HTMLElement>('[role=alert]');
  if (!alert) return;
  alert.tabIndex = -1;
  alert.focus();
}
