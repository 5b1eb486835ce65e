import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** Opens a page in the browser of the user. Rejects if there is no program for it. */
export async function openBrowser(address: string): Promise<void> {
  const { protocol, href } = new URL(address);
  // A server chooses the address: a file or an option would start another program.
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('This is not the address of a page.');
  const [program, args] = openerOf(href);
  await new Promise<void>((resolve, reject) => {
    // Detached, so that the browser stays open when this program ends.
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.on('error', reject);
    child.on('spawn', () => {
      child.unref();
      resolve();
    });
  });
}

/** No shell interprets the URL: on Windows, `start` would. */
function openerOf(url: string): [program: string, args: string[]] {
  switch (platform()) {
    case 'darwin':
      return ['open', [url]];
    case 'win32':
      return ['rundll32', ['url.dll,FileProtocolHandler', url]];
    default:
      return ['xdg-open', [url]];
  }
}
