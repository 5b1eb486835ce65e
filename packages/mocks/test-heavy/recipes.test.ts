import { cp, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/install/find-chromium.js';
import { freePort } from '../../../scripts/install/free-port.js';
import { installPacked } from '../../../scripts/install/install-packed.js';

const chromium = findChromium('the recipes for pages');

describe('the recipe', () => {
  it('for Vitest works', () => follow('vitest'));
  it('for Jest works, without any setting', () => follow('jest'));
  it.skipIf(!chromium)('for Playwright works', () => follow('playwright'));
  it.skipIf(!chromium)('for a service worker works with MSW 2', () => follow('service-worker'));
  it.skipIf(!chromium)('for a service worker works with MSW 3', () =>
    follow('service-worker', { msw: '3.0.5' }),
  );
});

/** Copies the folder, installs its dependencies, and runs its tests, like a reader. */
async function follow(recipe: string, others: Readonly<Record<string, string>> = {}): Promise<void> {
  const folder = fileURLToPath(new URL(`../recipes/${recipe}`, import.meta.url));
  const { devDependencies } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const consumer = await installPacked(
    ['contract', 'sdk', 'mocks'],
    withoutOwnPackages({ ...devDependencies, ...others }),
  );
  try {
    await cp(folder, consumer.folder, { recursive: true });
    const env = { CHROMIUM: chromium, PORT: String(await freePort()), CI: '1' };
    const outcome = await consumer.run('npm', ['test'], env).then(
      () => 'passed',
      ({ stdout, stderr }) => `failed:\n${stdout}\n${stderr}`,
    );
    expect(outcome).toBe('passed');
  } finally {
    await consumer.remove();
  }
}

/** Removes the packages of this repository: the built versions are installed instead. */
function withoutOwnPackages(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => !name.startsWith('@specshelf/')));
}
