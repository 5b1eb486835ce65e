import type { Schema } from '@specshelf/contract';

type Layout = Schema<'RevisionPageLayout'>;

/** Shows everything except a cover. Pages of operations have the full width. */
export function pageLayout(wide: boolean): Layout {
  return wide ? wideLayout : defaultLayout;
}

const defaultLayout = layoutOf('default');
const wideLayout = layoutOf('wide');

/** Frozen, because all pages share the object. */
function layoutOf(width: Layout['width']): Layout {
  return Object.freeze({
    width,
    cover: false,
    coverSize: 'hero',
    coverMask: 'none',
    title: true,
    description: true,
    tableOfContents: true,
    outline: true,
    pagination: true,
    metadata: true,
    tags: true,
    actions: true,
    anchors: true,
  });
}
