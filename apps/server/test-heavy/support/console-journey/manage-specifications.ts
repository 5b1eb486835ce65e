import { expect } from 'vitest';
import { chooseFolder } from './choose-files.js';
import { buoys } from './documents.js';
import { save } from './save.js';
import type { Visit } from './visit.js';
import { waitUntilPublished } from './wait-until-published.js';

/** Publishes a text, describes its specification in the catalog, and deletes it. Begins signed in. */
export async function manageSpecification(visit: Visit): Promise<void> {
  await publishText(visit);
  await describeInCatalog(visit);
  await deleteSpecification(visit);
}

/** Publishes a specification in several files. Begins signed in. */
export async function publishFolder({ page, root, organizationId, specSlug }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}/publish`);
  await chooseFolder(page);
  await page.getByLabel('Slug').fill(`${specSlug}-folder`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await waitUntilPublished(page);
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoys in files' }).waitFor();
}

/** Begins signed in. No test has a network: the page explains why the document could not be fetched. */
export async function publishURL({ page, root, organizationId, specSlug, check }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}/publish?from=url`);
  await page.getByLabel('URL of the OpenAPI document').fill('https://buoys.invalid/openapi.json');
  await page.getByLabel('Slug').fill(`${specSlug}-url`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'The last run failed' }).waitFor();
  const main = page.locator('main');
  await expect.poll(() => main.textContent()).toContain('https://buoys.invalid/openapi.json');
  await check('failed fetch');
}

async function publishText({ page, root, organizationId, specSlug }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}/publish?from=text`);
  await page.getByLabel('OpenAPI document').fill(buoys);
  await page.getByLabel('Slug').fill(`${specSlug}-text`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await waitUntilPublished(page);
}

async function describeInCatalog({ page, root, organizationId, specSlug, check }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}/openapi/${specSlug}-text/manage`);
  await page.getByLabel('Owner').fill('Harbor');
  await page.getByLabel('Lifecycle').selectOption('production');
  await page.getByLabel('Tags').fill('light\nsea');
  await save(page, 'Save catalog entry');
  await page.goto(`${root}/orgs/${organizationId}?owner=Harbor&tag=sea`);
  await page.getByText(`${specSlug}-text`).waitFor();
  await check('filtered catalog');
}

async function deleteSpecification({ page, root, organizationId, specSlug, check }: Visit): Promise<void> {
  const slug = `${specSlug}-text`;
  await page.goto(`${root}/orgs/${organizationId}/openapi/${slug}/manage`);
  await page.getByLabel(`Enter ${slug} to confirm`).fill(slug);
  await page.getByRole('button', { name: 'Delete this specification' }).click();
  await page.getByText(`The specification ${slug} is deleted.`).waitFor();
  await check('deleted');
  await expect.poll(() => page.getByRole('link', { name: slug }).count()).toBe(0);
}
