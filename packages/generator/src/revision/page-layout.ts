import type { Schema } from '@specshelf/contract';

type Layout = Schema<'RevisionPageLayout'>;

/** Everything is shown, without a cover; pages of operations take the width of the window. */
export function pageLayout(wide: boolean): Layout {
  return wide ? wideLayout : defaultLayout;
}

const defaultLayout = layoutOf('default');
const wideLayout = layoutOf('wide');

/** One object for all pages, which nobody can change for the others. */
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
