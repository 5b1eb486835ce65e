import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface CheckOptions {
  /** The name of the page in messages. */
  where: string;
  hasScript: boolean;
  width: number;
}

/** Checks accessibility, and that the page does not scroll horizontally. */
export async function checkPage(page: Page, { where, hasScript, width }: CheckOptions): Promise<void> {
  expect([where, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([where, width]);
  // The checks are scripts, which this page does not run.
  if (!hasScript) return;
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(violations.map(({ id, nodes }) => `${where} ${id}: ${nodes[0]?.html.slice(0, 300)}`)).toEqual([]);
}
