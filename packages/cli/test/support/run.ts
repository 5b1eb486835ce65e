import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCommandLine } from '../../src/run-command-line.js';

export interface RunOptions {
  /** Files by path, in an empty working directory. */
  files?: Readonly<Record<string, string | Uint8Array>>;
  /** An error is thrown to the reader. */
  stdin?: string | Error;
  env?: Readonly<Record<string, string>>;
  isTTY?: boolean;
  /** The working directory, below that of the files. */
  folder?: string;
  /** Another working directory, whose files exist. */
  cwd?: string;
  now?: Date;
  /** The network. Without it, every request fails. */
  fetch?: typeof globalThis.fetch;
  /** Called before another attempt of a request, in place of a pause. */
  onSleep?: (milliseconds: number) => void;
  /** Called with the function that reports an interruption. */
  onStart?: (interrupt: () => void) => void;
  /** Called with the address of each page that is opened. An error is that no browser can be opened. */
  onOpen?: (url: string) => void | Promise<void>;
  /** The text that is entered on the terminal. */
  secret?: string;
}

export interface RunResult {
  code: number;
  out: string;
  err: string;
  folder: string;
}

/** Runs the command line in this process, in a folder that is removed at the end of the test. */
export async function run(args: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const { files = {}, stdin = '', env = {}, isTTY = false, now = new Date('2026-11-26T23:59:59Z') } = options;
  const root = await mkdtemp(join(tmpdir(), 'specshelf-cli-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const folder = options.cwd ?? join(root, options.folder ?? '');
  const printed = { out: '', err: '' };
  const outputTo = (name: keyof typeof printed) => ({
    isTTY,
    write: (content: string | Uint8Array) => {
      printed[name] += typeof content === 'string' ? content : new TextDecoder().decode(content);
    },
  });
  const process = {
    // No test may use the logins of the user.
    env: { HOME: join(root, '.home'), ...env },
    cwd: () => folder,
    stdin: Object.assign(chunks(stdin), { isTTY }),
    stdout: outputTo('out'),
    stderr: outputTo('err'),
    fetch: options.fetch ?? withoutNetwork,
    sleep: async (milliseconds: number) => options.onSleep?.(milliseconds),
    onInterrupt: (report: () => void) => {
      options.onStart?.(report);
      return () => undefined;
    },
    openBrowser: async (url: string) => options.onOpen?.(url),
    readSecret: async (question: string) => {
      printed.err += question;
      return options.secret ?? '';
    },
  };
  const code = await runCommandLine(args, process, () => now);
  return { code, ...printed, folder };
}

const withoutNetwork = async (input: unknown): Promise<Response> => {
  throw new TypeError(`This test has no network for ${input}`);
};

/** Splits a text within its characters, as a pipe does. */
async function* chunks(text: string | Error): AsyncGenerator<Uint8Array> {
  if (text instanceof Error) throw text;
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
}
