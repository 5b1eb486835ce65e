// `pnpm screenshots`: starts the server from source with a new database, publishes an example, and writes the picture of its page
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

const root = fileURLToPath(new URL('..', import.meta.url));
const requireOfServer = createRequire(join(root, 'apps/server/package.json'));
const { chromium } = requireOfServer('playwright-core');
const token = 'a-token-for-screenshots';

const document = `openapi: 3.1.0
info:
  title: Museum API
  version: 1.2.0
tags:
  - name: tickets
paths:
  /tickets:
    get:
      tags: [tickets]
      operationId: listTickets
      summary: List tickets
      responses:
        '200':
          description: The tickets.
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/Ticket' }
  /tickets/{ticketId}:
    get:
      tags: [tickets]
      operationId: getTicket
      summary: Get a ticket
      responses:
        '200':
          description: The ticket.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Tickets' }
components:
  schemas:
    Ticket:
      type: object
      properties:
        id: { type: string }
`;

const folder = await mkdtemp(join(tmpdir(), 'specshelf-screenshots-'));
const server = startServer();
try {
  const url = await urlOf(server);
  await publish(url, document.replace('1.2.0', '1.1.0').replace('List tickets', 'List all tickets'));
  await publish(url, document);
  await takeScreenshot(url, join(root, 'docs/images/specification.png'));
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

async function publish(url, text) {
  const address = `${url}/v1/orgs/default/openapi/museum`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ source: { files: { 'museum.yaml': text }, entry: 'museum.yaml' } });
  const response = await fetch(address, { method: 'PUT', headers, body });
  if (!response.ok) throw new Error(`PUT failed with ${response.status}: ${await response.text()}`);
  for (;;) {
    const { processingState } = await (await fetch(address, { headers })).json();
    if (processingState === 'complete') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function takeScreenshot(url, path) {
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file && existsSync(file),
  );
  if (!executablePath) throw new Error('Chromium was not found. Set CHROMIUM to its path.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 600 }, colorScheme: 'light' });
    await page.goto(`${url}/orgs/default/openapi/museum`);
    await page.getByLabel('Access token').fill(token);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.screenshot({ path, fullPage: true });
  } finally {
    await browser.close();
  }
}
