// The script of the start page, and of the page for addresses without a file: registers the service worker, and opens its pages.
import { baseOf } from './base-of.js';

void start();

async function start(): Promise<void> {
  const base = baseOf(location.pathname, document.documentElement.dataset['page'] === 'start');
  // The worker passes on only requests that are no page.
  if (base === undefined || (!base.isStart && navigator.serviceWorker?.controller)) {
    return explain('There is no page at this address.');
  }
  if (!('serviceWorker' in navigator)) {
    return explain(
      'This demo runs in a service worker, and this browser has none here. Some browsers disable it in private windows, and all of them at addresses without HTTPS.',
    );
  }
  try {
    await startWorker(base.path);
  } catch (error) {
    return explain(`The service worker of this demo could not be started: ${String(error)}`);
  }
  if (base.isStart) location.replace(`${base.path}orgs/examples`);
  else location.reload();
}

async function startWorker(base: string): Promise<void> {
  show('Starting Specshelf in this browser …');
  await navigator.serviceWorker.register(`${base}worker.js`, { scope: base });
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    active?.postMessage('sign-in', [port2]);
  });
}

function show(text: string): void {
  const state = document.querySelector('#state');
  if (state) state.textContent = text;
}

function explain(text: string): void {
  show(text);
  document.documentElement.dataset['state'] = 'stopped';
}
