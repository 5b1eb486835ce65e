import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseFile, chooseFolder } from './choose-files.js';
import { broken, buoys, moreBuoys } from './documents.js';

/** A console, and the browser page of a visitor. */
export interface Visit {
  page: Page;
  /** The URL of the console, without a trailing slash. */
  root: string;
  organizationId: string;
  /** An access token of the organization, with all scopes. */
  token: string;
  /** A slug of this visit. */
  specSlug: string;
  hasScript: boolean;
  /** Checks a page that the visitor sees. `where` is its name in messages. */
  check(where: string): Promise<void>;
}

/** Publishes, breaks, repairs, and shares a specification, and reads it signed out. Begins and ends on the sign-in page. */
export async function shareSpecification(visit: Visit): Promise<void> {
  await visit.page.goto(`${visit.root}/sign-in`);
  await visit.check('sign-in');
  await signIn(visit);
  await publish(visit);
  await breakAndRepair(visit);
  await makePublic(visit);
  await readSignedOut(visit);
}

/** Publishes a folder, a text, and a URL, and describes and deletes a specification. */
export async function manageSpecifications(visit: Visit): Promise<void> {
  await visit.page.goto(`${visit.root}/sign-in`);
  await signIn(visit);
  await publishFolder(visit);
  await publishText(visit);
  await publishURL(visit);
  await describeInCatalog(visit);
  await deleteSpecification(visit);
}

/** Creates a token, uses it, and reads in the audit log of it. */
export async function manageTokens(visit: Visit): Promise<void> {
  const { page, root, organizationId, specSlug, check } = visit;
  const catalog = `${root}/orgs/${organizationId}`;
  await page.goto(`${root}/sign-in`);
  await signIn(visit);
  await page.goto(catalog);
  await page.getByRole('link', { name: 'Tokens', exact: true }).click();
  await page.waitForURL(`${catalog}/tokens`);
  await check('tokens');
  await page.getByLabel('Name').fill(specSlug);
  await page.getByLabel(/Read specifications and documentation/).check();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('heading', { name: /^Copy the token/ }).waitFor();
  await check('created token');
  const secret = (await page.locator('.secret code').textContent()) ?? '';
  await signOut(page);
  await signIn({ page, token: secret });
  await page.goto(catalog);
  expect(await page.getByRole('link', { name: 'Publish', exact: true }).count()).toBe(0);
  await signOut(page);
  await signIn(visit);
  await page.goto(catalog);
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await check('audit log');
  expect(await page.locator('main').textContent()).toContain(specSlug);
  await signOut(page);
}

async function signIn({ page, token }: Pick<Visit, 'page' | 'token'>): Promise<void> {
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Access token').waitFor({ state: 'detached' });
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Access token').waitFor();
}

async function publish({ page, specSlug, hasScript, root, organizationId, check }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}`);
  await check('catalog');
  await page.getByRole('link', { name: 'Publish', exact: true }).first().click();
  await page.getByLabel('Slug').waitFor();
  await check('publish');
  await chooseFile(page, buoys, { isDropped: hasScript });
  await page.getByLabel('Slug').fill(specSlug);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await waitUntilPublished(page);
  await check('published');
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoys', exact: true }).waitFor();
  await page.goBack();
}

async function breakAndRepair({ page, hasScript, check }: Visit): Promise<void> {
  await replace(page, broken, hasScript);
  await page.getByRole('heading', { name: 'The last run failed' }).waitFor();
  await check('failed');
  expect(await page.locator('main').textContent()).toContain('line 5');
  await page
    .getByRole('link', { name: /problem.*source/i })
    .first()
    .click();
  await page.locator('.problem .marked').first().waitFor();
  await check('problems');
  expect(await page.locator('.problem .marked').first().getAttribute('id')).toBeNull();
  await page.locator('.problem .source-bar a').first().click();
  await page.locator('#L5').waitFor();
  await check('source');
  await page.goBack();
  await page.goBack();
  await replace(page, moreBuoys, hasScript);
  await waitUntilPublished(page);
  expect(await page.locator('.added').textContent()).toContain('/buoys/{id}/light');
  await check('repaired');
}

async function makePublic(visit: Visit): Promise<void> {
  const { page, root, organizationId, specSlug, check } = visit;
  const spec = `${root}/orgs/${organizationId}/openapi/${specSlug}`;
  await signOut(page);
  expect((await page.goto(spec))?.status()).toBe(401);
  await signIn(visit);
  await page.goto(`${spec}/versions`);
  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByLabel('Who may read the documentation').waitFor();
  await check('manage');
  await page.getByLabel('Who may read the documentation').selectOption('public');
  await save(page, 'Save visibility');
  await page.getByText('The documentation is public.').waitFor();
  await check('saved');
}

async function readSignedOut({ page, root, organizationId, specSlug, check }: Visit): Promise<void> {
  const spec = `${root}/orgs/${organizationId}/openapi/${specSlug}`;
  await signOut(page);
  await page.goto(spec);
  await page
    .getByRole('link', { name: /buoys\/\{id\}\/light/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: 'Read buoys/{id}/light' }).waitFor();
  await check('signed out');
  expect((await page.goto(`${spec}/manage`))?.status()).toBe(401);
}

async function replace(page: Page, text: string, isDropped: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Replace', exact: true }).click();
  await chooseFile(page, text, { isDropped });
  await page.getByRole('button', { name: 'Replace' }).click();
}

async function publishFolder({ page, root, organizationId, specSlug }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}/publish`);
  await chooseFolder(page);
  await page.getByLabel('Slug').fill(`${specSlug}-folder`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await waitUntilPublished(page);
  await page.getByRole('link', { name: 'Read the documentation' }).click();
  await page.getByRole('heading', { level: 1, name: 'Buoys in files' }).waitFor();
}

async function publishText({ page, root, organizationId, specSlug }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}/publish?from=text`);
  await page.getByLabel('OpenAPI document').fill(buoys);
  await page.getByLabel('Slug').fill(`${specSlug}-text`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await waitUntilPublished(page);
}

/** No test has a network: the page explains why the document could not be fetched. */
async function publishURL({ page, root, organizationId, specSlug, check }: Visit): Promise<void> {
  await page.goto(`${root}/orgs/${organizationId}/publish?from=url`);
  await page.getByLabel('URL of the OpenAPI document').fill('https://buoys.invalid/openapi.json');
  await page.getByLabel('Slug').fill(`${specSlug}-url`);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: 'The last run failed' }).waitFor();
  expect(await page.locator('main').textContent()).toContain('https://buoys.invalid/openapi.json');
  await check('failed fetch');
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
  expect(await page.getByRole('link', { name: slug }).count()).toBe(0);
}

/** Sends a form that leads to the same page again. */
async function save(page: Page, button: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: button }).click()]);
}

async function waitUntilPublished(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Published', exact: true }).waitFor();
}
