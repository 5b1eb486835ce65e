import type { SiteMap } from '@specshelf/service';
import { createLinkResolver } from '../../src/reader/reading/link-resolver.js';
import { createReaderLinks } from '../../src/reader/reading/reader-links.js';
import { hrefsOf } from './fetch-page.js';
import { type PublishedSpecification, publicURL, specPath } from './publish-specification.js';

const prefix = new URL(publicURL).pathname;
const root = prefix + specPath;

const maxParts = 20;
const mostNodes = 8_000;

/** Links of a page within the specification, and the IDs of its elements. */
interface CheckedPage {
  html: string;
  links: readonly string[];
  ids: ReadonlySet<string>;
}

/** Checks pages by their links, IDs, and sizes, without parsing them: fast enough for thousands of pages. */
export class LinkChecker {
  readonly defects: string[] = [];
  linkCount = 0;
  readonly #site: PublishedSpecification;
  readonly #map: SiteMap;
  readonly #reader = createReaderLinks(root, false);
  readonly #pages = new Map<string, CheckedPage>();
  /** The pages of the site map and of the schemas. */
  readonly #known: ReadonlySet<string>;
  /** The pages in the sidebar: texts may be part of the overview. */
  readonly #listed: ReadonlySet<string>;
  #partCount = 0;

  constructor(site: PublishedSpecification, map: SiteMap) {
    this.#site = site;
    this.#map = map;
    this.#known = new Set(this.urls());
    const listed = map.pages.filter(({ kind }) => kind !== 'models' && kind !== 'info');
    this.#listed = new Set(listed.map(({ path }) => this.#reader.page(path)));
  }

  get pageCount(): number {
    return this.#pages.size;
  }

  /** The pages of operations, webhooks, tags, texts, and schemas. */
  urls(): string[] {
    const { pages, schemas } = this.#map;
    // The page of all schemas leads to their index.
    const shown = pages.filter(({ kind }) => kind !== 'models');
    return [
      ...shown.map(({ path }) => this.#reader.page(path)),
      ...schemas.map((name) => this.#reader.schema(name)),
    ];
  }

  /** The operations, webhooks, and schemas of the site map, such as `get /pets`. */
  contents(): string[] {
    const actions = this.#map.pages.flatMap(({ kind, method, address }) =>
      method === undefined || address === undefined
        ? []
        : [`${method.toLowerCase()} ${kind === 'webhook' ? 'hook ' : ''}${address}`],
    );
    return [...actions, ...this.#map.schemas.map((name) => `schema ${name}`)];
  }

  /** Checks that each page is in an index, in the list of its tag, and the target of links to its operation or schema. */
  async checkPlaces(): Promise<void> {
    const { pages, schemas } = this.#map;
    const operations = await this.#readList(this.#reader.operations);
    const named = await this.#readList(this.#reader.schemas);
    const resolve = createLinkResolver({ map: this.#map, reader: this.#reader }, root);
    for (const { kind, method, address, path, parent } of pages) {
      if (method === undefined || address === undefined) continue;
      const url = this.#reader.page(path);
      if (!operations.has(url)) this.defects.push(`${url} is not in the index`);
      const above = parent === undefined ? undefined : pages[parent];
      if (above && !(await this.#readList(this.#reader.page(above.path))).has(url))
        this.defects.push(`${url} is not in ${above.path}`);
      const target =
        kind === 'webhook'
          ? resolve({ kind, name: address, method })
          : resolve({ kind: 'operation', path: address, method });
      if (!this.#known.has(target ?? '')) this.defects.push(`${method} ${address} leads to ${target}`);
    }
    for (const name of schemas) {
      const url = this.#reader.schema(name);
      if (!named.has(url)) this.defects.push(`${url} is not in the index`);
      if (resolve({ kind: 'schema', name }) !== url) this.defects.push(`The schema ${name} has another page`);
    }
  }

  /** The links of an index, and of the pages that continue it. */
  async #readList(url: string): Promise<Set<string>> {
    const found = new Set([url]);
    // A set visits the members that are added meanwhile.
    for (const page of found) {
      if (page !== url && !page.startsWith(`${url}?from=`)) continue;
      for (const link of (await this.read(page)).links) found.add(link);
    }
    return found;
  }

  async read(url: string): Promise<CheckedPage> {
    const known = this.#pages.get(url);
    if (known) return known;
    const { status, body } = await this.#site.fetch(url.slice(prefix.length));
    if (status !== 200) this.defects.push(`${url} has the status ${status}`);
    const all = [...body.matchAll(/<[a-z][^>]* id="([^"]*)"/g)].map(([, id = '']) => decode(id));
    const ids = new Set(all);
    if (ids.size < all.length) this.defects.push(`${url} repeats IDs`);
    const nodes = body.match(/<[a-z]|>[^<]/gi)?.length ?? 0;
    if (nodes > mostNodes) this.defects.push(`${url} has ${nodes} nodes`);
    const page = { html: body, links: [...new Set(hrefsOf(body))].filter(isWithin(url)), ids };
    this.#pages.set(url, page);
    return page;
  }

  /** Whether a page with a part of another page is read: there are many, and their links are alike. */
  #takePart(url: string): boolean {
    if (this.#pages.has(url)) return true;
    this.#partCount += 1;
    return this.#partCount <= maxParts;
  }

  /** Checks that the sidebar marks the page, and that its links lead to pages and elements. */
  async checkPage(url: string): Promise<void> {
    const { html, links } = await this.read(url);
    const sidebar = html.slice(html.indexOf('<nav class="reader-side'), html.indexOf('<main'));
    if (this.#listed.has(url) && !/<a [^>]*aria-current="page"/.test(sidebar))
      this.defects.push(`${url} is not marked in the sidebar`);
    for (const link of links) {
      this.linkCount += 1;
      const { pathname, search, hash } = new URL(link, publicURL + url.slice(prefix.length));
      const target = pathname + search;
      if (hash === '' && this.#known.has(target)) continue;
      if (search.startsWith('?part=') && !this.#takePart(target)) continue;
      const { ids } = await this.read(target);
      const id = decodeURIComponent(hash.slice(1));
      if (id !== '' && !ids.has(id)) this.defects.push(`${url} links to the missing element ${link}`);
    }
  }
}

/** Whether a link leads to documentation of the specification: not to versions, which are for members. */
function isWithin(url: string): (link: string) => boolean {
  return (link) => {
    const { pathname, origin } = new URL(link, publicURL + url.slice(prefix.length));
    if (origin !== new URL(publicURL).origin) return false;
    return pathname === root || (pathname.startsWith(`${root}/`) && !pathname.startsWith(`${root}/versions`));
  };
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
