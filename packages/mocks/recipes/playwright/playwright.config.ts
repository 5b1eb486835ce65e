import { defineConfig } from '@playwright/test';

const { CHROMIUM: executablePath, PORT = '4173' } = process.env;
const origin = `http://127.0.0.1:${PORT}`;

export default defineConfig({
  use: {
    baseURL: origin,
    // The browser of Playwright, unless CHROMIUM names another one.
    launchOptions: executablePath ? { executablePath, args: ['--no-sandbox'] } : {},
  },
  webServer: {
    command: `esbuild page.ts --bundle --format=esm --outdir=. --servedir=. --serve=127.0.0.1:${PORT}`,
    url: origin,
  },
});
