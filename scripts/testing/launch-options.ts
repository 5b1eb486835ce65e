/** Returns the options to launch Chromium, which takes long on a busy machine. */
export function launchOptions(executablePath: string) {
  // Containers run tests as root, for whom Chromium has no sandbox.
  return { executablePath, args: ['--no-sandbox'], timeout: 600_000 };
}
