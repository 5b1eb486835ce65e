import { visibleIn } from '@specshelf/generator/test/visible-in';
import type { FetchedPage } from './fetch-page.js';
import { missingTexts } from './missing-texts.js';
import { elementsOf, linksOf, outlinePage, type PageOutline } from './page-outline.js';
import { type PublishedSpecification, publicURL, specPath } from './publish-specification.js';
import { unsafeAttributes } from './unsafe-attributes.js';

const prefix = new URL(publicURL).pathname;
const root = prefix + specPath;

/** A page of the documentation. */
interface CheckedPage extends PageOutline {
  status: number;
  ids: ReadonlySet<string>;
}

/** Reads pages of a specification, each once, and collects their defects. */
export class PageChecker {
  readonly defects: string[] = [];
  readonly #site: PublishedSpecification;
  readonly #pages = new Map<string, CheckedPage>();

  constructor(site: PublishedSpecification) {
    this.#site = site;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** Returns a page by its URL without a fragment. Checks it when it is read for the first time. */
  async read(url: string): Promise<CheckedPage> {
    const known = this.#pages.get(url);
    if (known) return known;
    const page = await this.#site.fetch(url.slice(prefix.length));
    const read = { status: page.status, ...this.#check(url, page) };
    this.#pages.set(url, read);
    return read;
  }

  /** Returns the start of a page: its navigation, title, and the first operation. Many pages are read like this. */
  async glance(url: string): Promise<PageOutline> {
    const { status, body } = await this.#site.fetch(url.slice(prefix.length));
    if (status !== 200) this.defects.push(`${url} has the status ${status}`);
    const title = body.indexOf('</h1>');
    const endpoint = body.indexOf('shelf-endpoint', title);
    return outlinePage(body.slice(0, endpoint < 0 ? title : body.indexOf('</div>', endpoint)));
  }

  #check(url: string, { status, headers, body }: FetchedPage): PageOutline & { ids: ReadonlySet<string> } {
    const isHTML = headers['content-type']?.startsWith('text/html') === true;
    const outline = isHTML ? outlinePage(body) : { elements: [], text: body, syntaxErrors: [] };
    if (status !== 200 && status !== 308) this.defects.push(`${url} has the status ${status}`);
    for (const error of outline.syntaxErrors) this.defects.push(`${url} has the syntax error ${error}`);
    for (const unsafe of unsafeAttributes(outline)) this.defects.push(`${url} has ${unsafe}`);
    const ids = outline.elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (new Set(ids).size < ids.length) this.defects.push(`${url} repeats the IDs ${repeated.slice(0, 3)}`);
    if (isHTML && elementsOf(outline, 'h1').length !== 1) this.defects.push(`${url} has not one h1`);
    return { ...outline, ids: new Set(ids) };
  }

  /** Checks that every link of a page within the specification has a page, and its fragment an element. */
  async checkLinks(url: string, isKnown: (target: string) => boolean = () => false): Promise<string[]> {
    const page = await this.read(url);
    const targets: string[] = [];
    for (const link of new Set(linksOf(page))) {
      const { pathname, search, hash, origin } = new URL(link, publicURL + url.slice(prefix.length));
      if (origin !== new URL(publicURL).origin || !(pathname === root || pathname.startsWith(`${root}/`)))
        continue;
      // For members, and the document itself.
      if (pathname.startsWith(`${root}/versions`)) continue;
      const target = pathname + search;
      const fragment = decodeURIComponent(hash.slice(1));
      if (target !== url) targets.push(target);
      if (fragment === '' && isKnown(target)) continue;
      const found = await this.read(target);
      if (found.status !== 200 && found.status !== 308) this.defects.push(`${url} links to ${link}`);
      else if (fragment !== '' && !found.ids.has(fragment))
        this.defects.push(`${url} links to the missing element ${link}`);
    }
    return targets;
  }
}

/** The links in the content of an index, and of the pages that continue it. */
async function readList(checker: PageChecker, url: string): Promise<string[]> {
  const found = linksOf(await checker.read(url), 'div.reader-content');
  const next = found.filter((link) => link.startsWith(`${url}?from=`));
  const continued = await Promise.all(
    next.map(async (each) => linksOf(await checker.read(each), 'div.reader-content')),
  );
  return [...new Set([...found, ...continued.flat()])].filter((link) => !link.startsWith(`${url}?`));
}

/** The pages of operations and webhooks, of tags, and of schemas, from the indexes. */
async function readIndexes(checker: PageChecker) {
  const docs = (await readList(checker, `${root}/operations`)).filter((url) =>
    url.startsWith(`${root}/docs/`),
  );
  return { docs, schemas: await readList(checker, `${root}/schemas`) };
}

/** Lists the operations, webhooks, and schemas that pages show, and those in the specification, which must be equal. */
export async function readCoverage(site: PublishedSpecification, checker: PageChecker) {
  const { docs, schemas } = await readIndexes(checker);
  const shown: string[] = [];
  for (const url of docs) {
    const page = await checker.glance(url);
    const action = actionOn(page);
    // The headings of the index are links to tags.
    if (action === undefined) continue;
    shown.push(action);
    await checkPlace(checker, url, page);
  }
  for (const url of schemas)
    shown.push(`schema ${squeezed(decodeURIComponent(url.slice(`${root}/schemas/`.length)))}`);
  const expected = visibleIn(site.specification).map(squeezed).sort();
  return { shown: shown.sort(), expected, pages: [...docs, ...schemas] };
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The operation that a page shows, as `get /pets` or `post hook moved`. */
function actionOn(page: PageOutline): string | undefined {
  const within = (name: string) =>
    page.elements.find(
      ({ attributes, ancestors }) =>
        attributes.get('class')?.startsWith(name) && ancestors.includes('div.shelf-endpoint'),
    );
  const [method, path, server] = ['shelf-method', 'shelf-path', 'shelf-server'].map(within);
  if (method === undefined || path === undefined) return undefined;
  const address = path.text.slice(server?.text.length ?? 0);
  const isWebhook = page.elements.some(
    ({ text, attributes }) => attributes.get('aria-current') === 'page' && / HOOK$|HOOK$/.test(text),
  );
  return `${method.text.toLowerCase()} ${isWebhook ? 'hook ' : ''}${squeezed(address)}`;
}

/** Checks that a page is marked in the sidebar, and listed in the page above it. */
async function checkPlace(checker: PageChecker, url: string, page: PageOutline): Promise<void> {
  const above = linksOf(page, 'nav.reader-crumbs').at(-1) ?? root;
  const current = elementsOf(page, 'a', 'nav.reader-side').find(
    ({ attributes }) => attributes.get('aria-current') === 'page',
  );
  if (current?.attributes.get('href') !== url) checker.defects.push(`${url} is not marked in the sidebar`);
  if (above === root) return;
  if (!linksOf(page, 'nav.reader-side').includes(above))
    checker.defects.push(`${above} is not in the sidebar of ${url}`);
  if (!(await readList(checker, above)).includes(url)) checker.defects.push(`${url} is not in ${above}`);
}

/** Checks that every address of a revision leads to a page with its title, or with a link to the page with its title. */
export async function checkRevision(site: PublishedSpecification, checker: PageChecker): Promise<void> {
  for (const grouping of ['by-operation', 'by-tag'] as const) {
    for (const { type, title, urls } of await site.revisionPages(grouping)) {
      if (type !== 'document') continue;
      const url = urls.app.slice(new URL(publicURL).origin.length);
      const page = await checker.read(url);
      const isMoved = page.status === 308 && url === `${root}/docs/models`;
      const titles = elementsOf(page, 'h1')
        .concat(elementsOf(page, 'a', 'p.reader-note'))
        .map(({ text }) => text);
      if (!isMoved && !titles.includes(squeezed(title))) checker.defects.push(`${url} lacks ${title}`);
    }
  }
}

/** Checks that pages of operations show the texts of the specification. */
export async function checkTexts(
  site: PublishedSpecification,
  checker: PageChecker,
  urls: readonly string[],
): Promise<number> {
  let checked = 0;
  for (const url of urls) {
    const page = await checker.read(url);
    const action = actionOn(page);
    if (action === undefined) continue;
    checked += 1;
    for (const text of missingTexts(site.specification, action, page))
      checker.defects.push(`${url} lacks ${text}`);
  }
  return checked;
}

/** Checks the pages that links lead to, from the overview on, until `limit` pages were read. */
export async function crawl(checker: PageChecker, limit = Number.POSITIVE_INFINITY): Promise<void> {
  const found = new Set([root]);
  for (const url of found) {
    if (checker.size > limit) return;
    for (const target of await checker.checkLinks(url, () => checker.size > limit)) found.add(target);
  }
}
