import type { CommandLineProcess } from './command-line-process.js';

/** Shows progress on standard error for work that takes longer than a second. */
export async function withProgress<T>(
  { stderr }: CommandLineProcess,
  task: string,
  work: (report: (progress: string) => void) => Promise<T>,
): Promise<T> {
  let progress = '';
  let seconds = 0;
  let isShown = false;
  const show = () => {
    seconds += 1;
    // One line is enough unless it is a terminal.
    if (!stderr.isTTY && isShown) return;
    const text = `${task} … ${progress}${progress && ', '}${seconds} s`;
    stderr.write(stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    isShown = true;
  };
  const timer = setInterval(show, 1000);
  try {
    return await work((text) => {
      progress = text;
    });
  } finally {
    clearInterval(timer);
    if (isShown && stderr.isTTY) stderr.write('\r\x1b[K');
  }
}
