import type { SitePage } from '@specshelf/service';
import type { PageLocation } from '../reading/reader-page.js';
import type { Reading } from '../reading/reading.js';
import {
  ancestorsOf,
  isAction,
  repeatsOverview,
  type SiteIndex,
  siteIndexOf,
} from '../reading/site-index.js';
import { Method } from './method.js';
import { PageTitle } from './page-title.js';

/** Longer lists show the neighbors of the open page, and a link to the page that lists all of them. */
const longestRoots = 120;
const longestBranch = 60;
const mostBefore = 6;

interface SidebarProps {
  reading: Reading;
  location: PageLocation;
}

/** Links to all tags, and to the operations of the current one. */
export function Sidebar({ reading, location }: SidebarProps) {
  const { reader, map } = reading;
  const site = siteIndexOf(map);
  const current = location.kind === 'page' ? location.index : undefined;
  const roots = site.roots.filter((index) => !repeatsOverview(reading, site, index));
  const open = new Set(
    current === undefined ? onlyGroup(site, roots) : [...ancestorsOf(site, current), current],
  );
  const tree: Tree = { reading, site, open, current };
  // The language of the author, unlike that of the links above.
  const lang = reading.overview.language ?? '';
  return (
    <>
      <ul>
        <SidebarLink href={reader.overview} isCurrent={location.kind === 'overview'} text="Overview" />
        <SidebarLink
          href={reader.operations}
          isCurrent={location.kind === 'operations'}
          text="All operations"
        />
        {map.schemas.length > 0 && (
          <SidebarLink
            href={reader.schemas}
            isCurrent={location.kind === 'schemas' || location.kind === 'schema'}
            text="Schemas"
            note={String(map.schemas.length)}
          />
        )}
        {reading.readChangelog && (
          <SidebarLink
            href={reading.links.changelog(reading.place)}
            isCurrent={location.kind === 'changelog'}
            text="Changelog"
          />
        )}
      </ul>
      <div lang={lang}>
        <Branch indexes={roots} tree={tree} longest={longestRoots} index={listOfRoots(tree)} />
      </div>
    </>
  );
}

/** The only group of operations, such as that of a specification without tags, is always open. */
function onlyGroup(site: SiteIndex, roots: readonly number[]): readonly number[] {
  const groups = roots.filter((index) => !isAction(site.pages[index]) && site.actionCounts[index] !== 0);
  return groups.length === 1 ? groups : [];
}

interface Tree {
  reading: Reading;
  site: SiteIndex;
  /** The current page and the pages above it. */
  open: ReadonlySet<number>;
  current: number | undefined;
}

/** The page that lists all pages without a parent: the overview lists tags, and the index of operations lists operations. */
function listOfRoots({ reading: { reader }, site }: Tree): string {
  return site.roots.some((index) => isAction(site.pages[index])) ? reader.operations : reader.overview;
}

interface BranchProps {
  indexes: readonly number[];
  tree: Tree;
  /** The number of pages that are listed. */
  longest: number;
  /** The address of the page that lists all of them. */
  index: string;
}

function Branch({ indexes, tree, longest, index: href }: BranchProps) {
  const shown = windowOf(indexes, tree.open, longest);
  return (
    <ul>
      {shown.map((index) => (
        <Item key={index} index={index} tree={tree} />
      ))}
      {shown.length < indexes.length && (
        <SidebarLink href={href} isCurrent={false} text={`All ${indexes.length} pages`} />
      )}
    </ul>
  );
}

/** The pages of a list around the open one, which few others precede: without script, the list is not scrolled to it. */
function windowOf(indexes: readonly number[], open: ReadonlySet<number>, longest: number): readonly number[] {
  const center = indexes.findIndex((index) => open.has(index));
  const start = Math.min(center - mostBefore, indexes.length - longest);
  return indexes.slice(Math.max(0, start), Math.max(0, start) + longest);
}

function Item({ index, tree }: { index: number; tree: Tree }) {
  const { reading, site, open, current } = tree;
  const page = site.pages[index];
  if (page === undefined) return null;
  const children = site.children[index] ?? [];
  const count = site.actionCounts[index] ?? 0;
  const href = reading.reader.page(page.path);
  return (
    <li>
      <PageLink
        page={page}
        href={href}
        isCurrent={index === current}
        count={count === 0 || isAction(page) ? undefined : count}
      />
      {open.has(index) && children.length > 0 && (
        <Branch indexes={children} tree={tree} longest={longestBranch} index={href} />
      )}
    </li>
  );
}

interface PageLinkProps {
  page: SitePage;
  href: string;
  isCurrent: boolean;
  count: number | undefined;
}

function PageLink({ page, href, isCurrent, count }: PageLinkProps) {
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      <span class={page.deprecated ? 'reader-struck' : undefined} dir="auto">
        <PageTitle page={page} />
      </span>
      {isAction(page) && <Method page={page} />}
      {count !== undefined && <span class="reader-count">{count}</span>}
    </a>
  );
}

interface SidebarLinkProps {
  href: string;
  isCurrent: boolean;
  text: string;
  note?: string;
}

function SidebarLink({ href, isCurrent, text, note }: SidebarLinkProps) {
  return (
    <li>
      <a href={href} aria-current={isCurrent ? 'page' : undefined}>
        <span>{text}</span>
        {note !== undefined && <span class="reader-count">{note}</span>}
      </a>
    </li>
  );
}
