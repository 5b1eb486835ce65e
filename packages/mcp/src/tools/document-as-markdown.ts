import type { Schema } from '@specshelf/contract';
import { markdownCode, renderMarkdownInSteps } from '@specshelf/render/markdown';
import { inTurns } from '@specshelf/service/in-turns';

interface DocumentOptions {
  title: string;
  /** The largest size in bytes. */
  room: number;
  depth: number;
  /** Returns the call that returns a schema. */
  moreOf(schema: string): string;
}

/** Renders a document, and lets other requests run in between. The end names the schemas that are cut, and the call for them. */
export async function documentAsMarkdown(
  document: Schema<'Document'>,
  { title, room, depth, moreOf }: DocumentOptions,
): Promise<string> {
  const steps = renderMarkdownInSteps(document, {
    title,
    depth,
    maxBytes: room,
    omission: (schemas) => {
      const others = schemas.filter((name) => name !== title);
      const [first] = others;
      if (first === undefined)
        return 'Parts are cut because of the size. `"format": "json"` with `"depth": 0` may show them.';
      return `Cut because of the size: ${others.map(markdownCode).join(', ')}. Get them one by one, such as ${moreOf(first)}.`;
    },
  });
  return (await inTurns(steps)).text.trimEnd();
}
