import { safeHref } from '../base/safe-url.js';
import type { LinkTarget } from '../model/options.js';

/** Data and functions for all pieces of a text. */
export interface MarkdownContext {
  /** The safe URL of a target; undefined for a target without one. */
  href(target: LinkTarget): string | undefined;
  /** The schemas in the text with their URLs, in order. */
  readonly schemas: Map<string, string>;
  /** Limit on the characters of the description of a property, a parameter, or another part. */
  readonly maxDescription: number;
}

/** Limit on the descriptions of parts, for texts with a limit on their size and for others. */
const longDescription = 8_000;
const shortDescription = 300;

export function createMarkdownContext(
  linkTo: ((target: LinkTarget) => string | undefined) | undefined,
  isLimited: boolean,
): MarkdownContext {
  return {
    href: (target) => {
      const url = linkTo?.(target) ?? ownURL(target);
      return url === undefined ? undefined : safeHref(url);
    },
    schemas: new Map(),
    maxDescription: isLimited ? shortDescription : longDescription,
  };
}

/** Texts have no anchors, so that links within a page lead nowhere. */
function ownURL(target: LinkTarget): string | undefined {
  return target.kind === 'url' ? target.url : undefined;
}
