import { replaceMain } from './replace-main.js';

/**
 * Sends a form, and follows its redirect. If the response is the form again, such as with errors, it replaces the content of the
 * page, and is returned. After another failure, the form stays as it is below the message.
 */
export async function submitForm(form: HTMLFormElement, body: FormData): Promise<HTMLElement | undefined> {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = true;
  try {
    const response = await fetch(form.action, { method: 'POST', body, credentials: 'same-origin' });
    if (response.redirected) location.assign(response.url);
    else return showResponse(form, response.status, await response.text());
  } catch {
    showAlert(
      form,
      notice('The server could not be reached, or a file has changed since it was chosen.', 'Try again.'),
    );
  } finally {
    if (button) button.disabled = false;
  }
  return undefined;
}

function showResponse(form: HTMLFormElement, status: number, html: string): HTMLElement | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const main = page.querySelector('shelf-drop form') ? replaceMain(page) : undefined;
  if (!main) showAlert(form, explain(status, page));
  const alert = main?.querySelector<HTMLElement>('[role=alert], .error');
  if (alert) focus(alert);
  return main;
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
  focus(alert);
}

function focus(alert: HTMLElement): void {
  alert.tabIndex = -1;
  alert.focus();
}
