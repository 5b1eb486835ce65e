// `pnpm screenshots`: starts the server from source with a new database, publishes examples, and writes the pictures of its pages
// for README.md. Requires Chromium, at a usual path or at the path in CHROMIUM.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { catalog } from './documents.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const requireOfServer = createRequire(join(root, 'apps/server/package.json'));
const { chromium } = requireOfServer('playwright-core');
const token = 'a-token-for-screenshots';

const folder = await mkdtemp(join(tmpdir(), 'specshelf-screenshots-'));
const server = startServer();
try {
  const url = await urlOf(server);
  for (const spec of catalog) await publish(url, spec);
  await takeScreenshots(url, {
    'operation-light': { colorScheme: 'light', show: showOperation },
    'operation-dark': { colorScheme: 'dark', show: showOperation },
    catalog: { colorScheme: 'light', isSignedIn: true, show: showCatalog },
    problems: { colorScheme: 'light', isSignedIn: true, show: showProblems },
    'search-light': { colorScheme: 'light', isSignedIn: true, show: showSearch },
    'search-dark': { colorScheme: 'dark', isSignedIn: true, show: showSearch },
  });
} finally {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  await rm(folder, { recursive: true });
}

function startServer() {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const args = ['--conditions=@specshelf/source', `--import=${tsx}`, 'src/main.ts', 'serve'];
  const env = {
    PATH: process.env.PATH,
    // Its settings for JSX apply to the files of all packages.
    TSX_TSCONFIG_PATH: join(root, 'tsconfig.base.json'),
    PORT: '0',
    DATABASE_URL: join(folder, 'specshelf.sqlite'),
    LOG_LEVEL: 'warn',
    SPECSHELF_BOOTSTRAP_TOKEN: token,
  };
  return spawn(process.execPath, args, {
    cwd: join(root, 'apps/server'),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function urlOf(server) {
  for await (const line of createInterface({ input: server.stdout })) {
    const [, url] = /^Specshelf listens on (\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The server has not started.');
}

async function publish(url, { slug, sources, settings }) {
  const address = `${url}/v1/orgs/default/openapi/${slug}`;
  const send = async (method, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} failed with ${response.status}: ${text}`);
    return JSON.parse(text);
  };
  for (const text of sources) {
    await send('PUT', { source: { text } });
    while ((await send('GET')).processingState !== 'complete')
      await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await send('PATCH', settings);
}

async function takeScreenshots(url, pictures) {
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file && existsSync(file),
  );
  if (!executablePath) throw new Error('Chromium was not found. Set CHROMIUM to its path.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const [name, { colorScheme, isSignedIn, show }] of Object.entries(pictures)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme });
      if (isSignedIn) await signIn(page, url);
      await show(page, `${url}/orgs/default`);
      await page.mouse.move(0, 0);
      await page.screenshot({ path: join(root, `docs/images/${name}.png`) });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}

async function signIn(page, url) {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${url}/orgs/default`);
}

async function showOperation(page, organization) {
  await page.goto(`${organization}/openapi/museum/operations`);
  await page.locator('main').getByRole('link', { name: 'Buy tickets' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buy tickets' }).waitFor();
}

async function showCatalog(page, organization) {
  await page.goto(organization);
}

async function showProblems(page, organization) {
  await page.goto(`${organization}/openapi/ferry-bookings/problems`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function showSearch(page, organization) {
  await page.goto(organization);
  await page.keyboard.press('/');
  await page.keyboard.type('ticket');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}
