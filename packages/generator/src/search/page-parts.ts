import { defined } from '@specshelf/base/defined';
import type { JSONObject } from '@specshelf/base/json';
import { documentPropsOf } from '../model/props.js';
import { type Action, isOperation, type Outline } from '../outline/outline.js';
import { indexOf } from '../outline/outline-index.js';
import type { SitePage } from '../site-map/site-map.js';
import type { DocumentParts } from './create-document.js';
import { inputNamesOf } from './input-names-of.js';
import { textOfBlocks } from './text-of-blocks.js';

interface PageInput {
  page: SitePage;
  pages: readonly SitePage[];
  outline: Outline;
  specification: JSONObject;
}

/** The parts of the page of an operation, of a webhook, of a tag, or of a section of the description. */
export function pageParts({ page, pages, outline, specification }: PageInput): DocumentParts {
  const props = documentPropsOf(page.source.props);
  const index = indexOf(outline);
  if (props?.doc === 'operation') {
    const action = index.action(props.page);
    if (action !== undefined) return actionParts(action, page, pages, specification);
  }
  const blocks =
    props?.doc === 'info'
      ? index.section(props.page)?.blocks
      : props?.doc === 'tag' || props?.doc === 'operations'
        ? index.tag(props.page)?.tag?.description
        : undefined;
  const text = textOfBlocks(blocks ?? []);
  const { title, description, path } = page;
  return {
    entry: { kind: 'page', title, page: path, ...snippetOf(description, text) },
    identifiers: [title],
    names: [title],
    paths: [page.tag ?? ''],
    bodies: [description, text],
  };
}

function actionParts(
  action: Action,
  { title, path, description, method = '', operationId, deprecated, parent, furtherTags = [] }: SitePage,
  pages: readonly SitePage[],
  specification: JSONObject,
): DocumentParts {
  const isWebhook = !isOperation(action);
  const address = isWebhook ? action.name : action.path;
  const text = textOfBlocks(action.description ?? []);
  const name = operationId ?? (isWebhook ? address : undefined);
  return {
    entry: {
      kind: 'operation',
      title,
      method,
      page: path,
      ...snippetOf(description, text),
      ...defined({
        path: isWebhook ? undefined : address,
        identifier: isWebhook ? address : operationId,
        deprecated,
        webhook: isWebhook ? (true as const) : undefined,
      }),
    },
    nameLength: rankOf(address, name ?? title, deprecated),
    identifiers: [name ?? '', address, `${method} ${address}`, title],
    names: [name ?? '', action.summary === undefined ? firstSentence(text) : title, isWebhook ? address : ''],
    paths: [`${method} ${address}`, ...tagsAbove(parent, pages), ...furtherTags.map((tag) => tag.title)],
    inputs: [inputNamesOf(specification, action).join(' ')],
    bodies: [description, text],
  };
}

function tagsAbove(parent: number | undefined, pages: readonly SitePage[]): string[] {
  const tag = parent === undefined ? undefined : pages[parent];
  return tag === undefined ? [] : [tag.title, tag.tag ?? ''];
}

function snippetOf(description: string, text: string): { snippet?: string } {
  const snippet = description === '' ? text : description;
  return snippet === '' ? {} : { snippet };
}

/** Used as the title if there is no summary. */
function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

/** Orders operations with equal matches: shorter paths first, then shorter names; deprecated operations are last. */
function rankOf(address: string, name: string, deprecated: true | undefined): number {
  const depth = address.split('/').filter((segment) => segment !== '').length;
  return Math.min(depth, 7) * 8 + (deprecated ? 7 : Math.min(name.length >> 3, 7));
}
