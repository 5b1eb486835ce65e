import { safeHref } from './base/safe-url.js';
import { withFormulas } from './math/formulas-in-html.js';
import type { LinkTarget, RenderOptions } from './model/options.js';
import type { NodeComponent, RenderContext } from './model/render-context.js';
import { Blocks } from './nodes/blocks.js';
import type { DocumentPlan } from './operation/plan-document.js';

/** Creates the context of a document, with all data that its blocks show. */
export function createContext(
  options: RenderOptions<NodeComponent>,
  { operations, schemas }: Pick<DocumentPlan, 'operations' | 'schemas'>,
): RenderContext {
  const { components = {} } = options;
  return {
    options,
    Blocks,
    href: (target) => {
      const url = options.link?.(target) ?? ownURL(target);
      return url === undefined ? undefined : safeHref(url);
    },
    sanitize: (html) => withFormulas(options.sanitize?.(html) ?? html, options),
    replacement: (type) => (Object.hasOwn(components, type) ? components[type] : undefined),
    operation: (block) => operations.get(block),
    schemas: (block) => schemas.get(block) ?? [],
  };
}

/** The URL of a target that needs no knowledge of other pages. */
function ownURL(target: LinkTarget): string | undefined {
  if (target.kind === 'url') return target.url;
  return target.kind === 'anchor' && target.page === undefined ? `#${target.anchor}` : undefined;
}
