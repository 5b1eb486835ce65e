import { defined } from '@specshelf/base/defined';
import { documentPropsOf } from '../model/props.js';
import type { Outline } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';
import { tagVisibilityOf } from '../outline/tag-tree.js';
import { titleOfTag } from '../outline/title-of.js';
import type { FurtherTag, SitePage } from './site-map.js';

/** Limit on the tags of one operation, because each is a link. */
const mostTags = 50;

/** Adds their further tags to the pages of operations and webhooks. Most have only one tag, which is their parent. */
export function addFurtherTags(outline: Outline, pages: readonly SitePage[]): void {
  const byName = new Map(pages.flatMap(({ tag }, index) => (tag === undefined ? [] : [[tag, index]])));
  const declared = new Map(outline.tags.map((tag) => [tag.name, tag]));
  let isVisible: ((name: string) => boolean) | undefined;
  for (const page of pages) {
    const tags = tagsOf(outline, page);
    if (tags.length < 2) continue;
    isVisible ??= tagVisibilityOf(outline);
    const own = page.parent === undefined ? undefined : pages[page.parent]?.tag;
    const further = [...new Set(tags)].filter((name) => name !== own).filter(isVisible);
    if (further.length > 0) page.furtherTags = further.slice(0, mostTags).map(describe);
  }

  function describe(name: string): FurtherTag {
    const page = byName.get(name);
    const known = page === undefined ? undefined : pages[page]?.title;
    const title = known ?? titleOfTag({ name, tag: declared.get(name), isGroup: false });
    return { title, ...defined({ page }) };
  }
}

function tagsOf(outline: Outline, { source }: SitePage): readonly string[] {
  const props = documentPropsOf(source.props);
  return (props?.doc === 'operation' ? indexOf(outline).action(props.page)?.tags : undefined) ?? [];
}
