/** Sends a form, and follows its redirect. After an error, the form keeps its values and files, and shows what is wrong. */
export async function submitForm(form: HTMLFormElement, body: FormData): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = true;
  try {
    const response = await fetch(form.action, { method: 'POST', body, credentials: 'same-origin' });
    if (response.redirected) location.assign(response.url);
    else showErrors(form, response.status, await response.text());
  } catch {
    showAlert(
      form,
      notice('The server could not be reached, or a file has changed since it was chosen.', 'Try again.'),
    );
  } finally {
    if (button) button.disabled = false;
  }
}

function showErrors(form: HTMLFormElement, status: number, html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const next = page.querySelector('shelf-drop form');
  const alert = page.querySelector<HTMLElement>('main [role=alert]');
  showAlert(form, next && alert ? alert : explain(status, page));
  if (next) moveErrors(next, form);
}

/** Shows the errors of the same form in another page at the fields of this one. */
function moveErrors(next: Element, form: HTMLFormElement): void {
  for (const control of form.querySelectorAll('input')) {
    const other = next.querySelector(`#${control.id}`);
    for (const name of ['aria-describedby', 'aria-invalid']) {
      const value = other?.getAttribute(name);
      if (value) control.setAttribute(name, value);
      else control.removeAttribute(name);
    }
  }
  for (const error of next.querySelectorAll('.error')) {
    const control = document.getElementById(error.id.replace(/-error$/, ''));
    (control?.closest('.fields') ?? control)?.after(error);
  }
}

/** Removes the error of missing or wrong files, and the list of errors if it has no other. */
export function removeFileErrors(form: HTMLFormElement): void {
  document.getElementById('files-error')?.remove();
  for (const input of form.querySelectorAll('input[type=file]')) {
    for (const name of ['aria-describedby', 'aria-invalid']) input.removeAttribute(name);
  }
  for (const alert of document.querySelectorAll('main [role=alert]')) {
    const links = [...alert.querySelectorAll('a')];
    if (links.length > 0 && links.every((link) => link.hash === '#files')) alert.remove();
  }
}

/** The message of a page without the form. */
function explain(status: number, page: Document): HTMLElement {
  if (status !== 401) {
    const [title, text] = ['h1', 'section p'].map(
      (selector) => page.querySelector(`main ${selector}`)?.textContent ?? '',
    );
    return title && text
      ? notice(title, text)
      : notice('The request failed', `The server answered with status ${status}. Try again later.`);
  }
  const link = document.createElement('a');
  link.href = location.href;
  link.target = '_blank';
  link.textContent = 'Sign in in a new tab';
  return notice('You are signed out', link, ', then send this form again.');
}

function notice(title: string, ...content: (string | Node)[]): HTMLElement {
  const alert = document.createElement('div');
  alert.className = 'notice bad';
  alert.setAttribute('role', 'alert');
  const strong = document.createElement('strong');
  strong.textContent = title;
  const text = document.createElement('p');
  text.append(...content);
  alert.append(strong, text);
  return alert;
}

/** Replaces all earlier messages about the form. */
function showAlert(form: HTMLFormElement, alert: HTMLElement): void {
  for (const old of document.querySelectorAll('main :is(.error, [role=alert])')) old.remove();
  form.before(alert);
  alert.tabIndex = -1;
  alert.focus();
}
