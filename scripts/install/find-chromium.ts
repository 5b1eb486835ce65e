import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Returns the path of Chromium: CHROMIUM, or a usual location. Without one it prints why tests are skipped. */
export function findChromium(tests: string): string | undefined {
  const file = [process.env['CHROMIUM'] ?? '', ...usual].find((path) => path !== '' && existsSync(path));
  if (file === undefined) {
    console.log(`${tests}: skipped, no Chromium at ${usual.join(', ')} and none named by CHROMIUM`);
  }
  return file;
}
