import type { Schema } from '@specshelf/contract';
import type { SitePage } from '@specshelf/service';

type Document = Schema<'Document'>;
type Block = Document['nodes'][number];

/** Converts a page to Markdown. Operations and schemas are followed by their part of the specification. */
export async function documentMarkdown(page: SitePage, document: Document): Promise<string> {
  const { documentToMarkdown } = await import('@specshelf/markdown/document-to-markdown');
  const sections = document.nodes.map((node) => {
    const text = documentToMarkdown({ ...document, nodes: [node] });
    return [text.trim(), specificationOf(node)].filter((part) => part !== '').join('\n\n');
  });
  return `${[`# ${page.title}`, ...sections].filter((part) => part !== '').join('\n\n')}\n`;
}

function specificationOf(node: Block): string {
  if (!('data' in node) || node.data === undefined || !('resolved' in node.data)) return '';
  const json = JSON.stringify(node.data.resolved, withoutHTML, 2);
  return `\`\`\`json\n${json}\n\`\`\``;
}

/** The descriptions are in the specification as Markdown, too. */
function withoutHTML(key: string, value: unknown): unknown {
  return key.startsWith('x-gitbook-') ? undefined : value;
}
