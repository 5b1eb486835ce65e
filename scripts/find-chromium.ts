import { existsSync } from 'node:fs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is on this machine: as CHROMIUM says, or at a usual place. Says why tests are skipped when it is nowhere. */
export function findChromium(tests: string): string | undefined {
  const file = [process.env['CHROMIUM'] ?? '', ...usual].find((path) => path !== '' && existsSync(path));
  if (file === undefined) {
    console.log(`${tests}: skipped, no Chromium at ${usual.join(', ')} and none named by CHROMIUM`);
  }
  return file;
}
