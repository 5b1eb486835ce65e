/** The parts of `process` that the command line uses, and its network. */
export interface CommandLineProcess {
  env: Environment;
  stdin: AsyncIterable<Uint8Array | string> & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  /** Returns the working directory. */
  cwd(): string;
  fetch: typeof globalThis.fetch;
  /** Waits before another attempt of a request. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** Calls a function before the process ends after SIGINT or SIGTERM. Returns a function that removes it. */
  onInterrupt(report: () => void): () => void;
  /** Opens a page in the browser of the user. Rejects if there is none. */
  openBrowser(url: string): Promise<void>;
  /** Reads a line from the terminal without echo. */
  readSecret(question: string): Promise<string>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Output {
  write(content: string | Uint8Array): unknown;
  /** Whether the stream is a terminal. */
  isTTY?: boolean;
}
