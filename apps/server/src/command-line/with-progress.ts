import type { CommandLineProcess } from './command-line-process.js';

/** Shows progress on standard error for work that takes longer than a second. */
export async function withProgress<T>(
  { stderr }: CommandLineProcess,
  what: string,
  work: (tell: (howFar: string) => void) => Promise<T>,
): Promise<T> {
  let howFar = '';
  let seconds = 0;
  let told = false;
  const tell = () => {
    seconds += 1;
    // One line is enough unless it is a terminal.
    if (!stderr.isTTY && told) return;
    const text = `${what} … ${howFar}${howFar && ', '}${seconds} s`;
    stderr.write(stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    told = true;
  };
  const timer = setInterval(tell, 1000);
  try {
    return await work((text) => {
      howFar = text;
    });
  } finally {
    clearInterval(timer);
    if (told && stderr.isTTY) stderr.write('\r\x1b[K');
  }
}
