import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './violations-of.js';

interface Look {
  colorScheme: 'light' | 'dark';
  width: number;
  /** The rules to check, or all. */
  rules?: readonly string[];
}

/** Rules whose result depends on colors. That of other rules depends on the width at most. */
const colorRules = ['color-contrast', 'link-in-text-block'];

const narrowDark: Look = { colorScheme: 'dark', width: 390 };
const wideLight: Look = { colorScheme: 'light', width: 1280 };

/** Each width and each color scheme once. */
export const bothLooks: readonly Look[] = [narrowDark, wideLight];

const allLooks: readonly Look[] = [
  { colorScheme: 'light', width: 390, rules: colorRules },
  narrowDark,
  { colorScheme: 'dark', width: 1280, rules: colorRules },
  wideLight,
];

interface CheckOptions {
  /** All four by default. */
  looks?: readonly Look[];
  /** Rules that the page is known to violate. */
  except?: readonly string[];
}

/** Checks that the page is accessible and does not scroll horizontally, in several looks. Restores its own look. */
export async function checkLooks(
  page: Page,
  where: string,
  { looks = allLooks, except = [] }: CheckOptions = {},
): Promise<void> {
  const size = page.viewportSize();
  const violations: string[] = [];
  for (const { colorScheme, width, rules } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await expectWidth(page, where, width);
    const found = await violationsOf(page, rules);
    for (const { id, html } of found)
      if (!except.includes(id)) violations.push(`${where}, ${width} px, ${colorScheme}: ${id}: ${html}`);
  }
  expect(violations).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  if (size) await page.setViewportSize(size);
}

/** Checks that the page does not scroll horizontally, wide and narrow. Restores its width. */
export async function checkWidths(page: Page, where: string): Promise<void> {
  const size = page.viewportSize();
  for (const { width } of bothLooks) {
    await page.setViewportSize({ width, height: 800 });
    await expectWidth(page, where, width);
  }
  if (size) await page.setViewportSize(size);
}

/** Expects that the page does not scroll horizontally. */
export async function expectWidth(page: Page, where: string, width: number): Promise<void> {
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(async () => [where, await scrollWidth()]).toEqual([where, width]);
}
