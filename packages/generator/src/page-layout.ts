import type { Schema } from '@specshelf/contract';

/** Everything is shown, without a cover; pages of operations take the width of the window. */
export function pageLayout(wide: boolean): Schema<'RevisionPageLayout'> {
  return {
    width: wide ? 'wide' : 'default',
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
  };
}
