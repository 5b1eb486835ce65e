import type { CommandLineProcess } from './command-line-process.js';

/** Tells on a terminal that work goes on when it takes longer than a second, and how far it is. */
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
    // Elsewhere than on a terminal one line is enough.
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
