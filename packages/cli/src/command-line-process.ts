/** The parts of `process` that the command line uses. */
export interface CommandLineProcess {
  env: Readonly<Record<string, string | undefined>>;
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: Output;
  stderr: Output;
  /** Returns the working directory. */
  cwd(): string;
}

export interface Output {
  write(text: string): unknown;
  /** Whether the stream is a terminal. */
  isTTY?: boolean;
}
