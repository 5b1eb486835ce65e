import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { buoyFiles } from './documents.js';

/** Chooses a file in the form of the page, or drops it there. */
export async function chooseFile(
  page: Page,
  text: string,
  { isDropped }: { isDropped: boolean },
): Promise<void> {
  const field = page.getByLabel('A file, or several');
  await field.waitFor();
  if (!isDropped) {
    const file = { name: 'buoys.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await field.setInputFiles(file);
    return;
  }
  // The script has run.
  await page.locator('.drop-list').waitFor({ state: 'attached' });
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'buoys.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('.drop', 'drop', { dataTransfer });
  await page.getByText('Chosen: buoys.json').waitFor();
}

/** Chooses a folder with a specification in several files. */
export async function chooseFolder(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'specshelf-buoys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [path, text] of Object.entries(buoyFiles)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await page.getByLabel('Or a folder').setInputFiles(folder);
}
