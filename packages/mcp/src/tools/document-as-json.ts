import type { Schema } from '@specshelf/contract';
import { isObject } from '@specshelf/service';
import { byteLength } from '../text/bytes.js';

/** The parts of the specification that a document shows, as a small OpenAPI document; undefined if they do not fit. */
export function documentAsJSON(document: Schema<'Document'>, room: number): string | undefined {
  const resolved = document.nodes.flatMap((node) => {
    const data: unknown = 'data' in node ? node.data : undefined;
    return isObject(data) && data['resolved'] !== undefined ? [data['resolved']] : [];
  });
  const printed = resolved.map((part) => JSON.stringify(part, withoutHTML)).join('\n');
  return byteLength(printed) <= room - 20 ? `\`\`\`json\n${printed}\n\`\`\`` : undefined;
}

/** Descriptions are present as Markdown as well. */
function withoutHTML(name: string, value: unknown): unknown {
  return name === 'x-gitbook-description-html' ? undefined : value;
}
