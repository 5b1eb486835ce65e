import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  /** The ID of the rule. */
  id: string;
  /** The start of the first element that violates it. */
  html: string;
}

/** Lists the violations of rules of accessibility by the page: of all rules, unless some are given. */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<Violation[]> {
  // Elements are judged as they look with their style sheets, and after their scripts.
  await page.waitForLoadState('load');
  // To load the source takes several times as long as a check.
  if (!(await page.evaluate(() => Reflect.has(globalThis, 'axe')))) await page.evaluate(source);
  const runOnly: axe.RunOnly = rules
    ? { type: 'rule', values: [...rules] }
    : { type: 'tag', values: standards };
  const { violations, passes } = await page.evaluate(run, runOnly);
  if (rules === undefined) expect(passes).toBeGreaterThan(10);
  return violations;
}

/** Runs in the page. */
async function run(runOnly: axe.RunOnly) {
  const { run }: typeof axe = Reflect.get(globalThis, 'axe');
  // To describe each element that passes takes longer than to check it. No page has videos, which are loaded for one rule.
  const options = { runOnly, resultTypes: ['violations'], preload: false } satisfies axe.RunOptions;
  const { violations, passes } = await run(document, options);
  return {
    violations: violations.map(({ id, nodes }) => ({ id, html: nodes[0]?.html.slice(0, 300) ?? '' })),
    passes: passes.length,
  };
}
