import type { RenderContext } from '../model/render-context.js';
import type { More } from '../model/schema-view.js';

/** A link to content that is not on this page. */
export function MoreLink({ more, context }: { more: More; context: RenderContext }) {
  const href = context.href(more.target);
  return <p className="shelf-rest">{href === undefined ? more.text : <a href={href}>{more.text}</a>}</p>;
}
