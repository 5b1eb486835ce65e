import { notFoundError } from '@specshelf/service';
import { cell, row, table } from '../text/cell.js';
import { fitLines } from '../text/fit-lines.js';
import { callOf } from '../text/next-call.js';
import { similarNames } from '../text/similar-names.js';
import { describeVersion } from './describe-version.js';
import { openVersion, versionParameters } from './opened-version.js';
import { integer, text } from './parameters.js';
import { type ActionPage, actionsOf, addressOf, type TagGroup } from './site-actions.js';
import { specParameter } from './spec-parameter.js';
import { defineTool } from './tool.js';

/** With more operations, the tags are listed first. */
const mostWithoutTag = 150;
const pageSize = 100;
const budget = 20 * 1024;

/** Names the operations without a tag. */
const untaggedName = 'untagged';

interface Listing {
  /** What is listed, such as `operations of the tag pets`. */
  of: string;
  head: string[];
  rows: string[];
}

export const listOperations = defineTool({
  name: 'list_operations',
  title: 'List operations',
  description:
    'Lists the operations and webhooks of a specification, 100 a page: method, path, operationId, and summary. For more than 150 operations, it lists the tags first; call it again with `tag`.',
  parameters: {
    ...specParameter,
    tag: text(`Only operations with this tag; "${untaggedName}" for those without a tag.`),
    offset: integer('Number of rows to skip, from the end of the page before.', {
      minimum: 0,
      maximum: 100_000,
      initial: 0,
    }),
    ...versionParameters,
  },
  async answer(call, { tag, offset = 0, ...choice }) {
    const opened = await openVersion(call, choice);
    const { spec, version, chosen } = opened;
    call.service.recordRead(version.record, { label: chosen.label, principal: call.principal });
    const actions = actionsOf(await version.siteMap());
    const isLong = actions.all.length > mostWithoutTag && actions.tags.length > 0;
    const listing =
      tag === undefined && isLong
        ? listTags(actions.tags, actions.untagged.length)
        : listActions(
            tag === undefined ? 'operations' : `operations of the tag ${tag}`,
            select(tag, actions),
          );
    const { text: rows, count } = fitLines(listing.rows.slice(offset, offset + pageSize), budget);
    const end = offset + count;
    const more =
      end < listing.rows.length ? callOf('list_operations', { ...chosen, tag, offset: end }) : undefined;
    return [
      describeVersion(opened),
      `${listing.of}: ${listing.rows.length}${count < listing.rows.length ? `, here ${offset + 1} to ${end}` : ''}`,
      '',
      ...(count > 0 ? [...listing.head, rows, ''] : []),
      ...(more === undefined ? [] : [`More: ${more}`]),
      nextCall(tag === undefined && isLong ? actions.tags[0] : undefined, actions.all[0], chosen, spec.slug),
    ].join('\n');
  },
});

function select(
  tag: string | undefined,
  { all, tags, untagged }: ReturnType<typeof actionsOf>,
): readonly ActionPage[] {
  if (tag === undefined) return all;
  const wanted = tag.toLowerCase();
  const found =
    tags.find(({ name }) => name === tag) ??
    tags.find(({ name, title }) => name.toLowerCase() === wanted || title.toLowerCase() === wanted);
  if (found) return found.actions;
  if (wanted === untaggedName) return untagged;
  const names = tags.map(({ name }) => name);
  const similar = similarNames(tag, names);
  const offered = similar.length > 0 ? similar : names.slice(0, 10);
  const hint =
    offered.length === 0
      ? 'The specification has no tags.'
      : `There is: ${offered.map((name) => cell(name)).join(', ')}.`;
  throw notFoundError(
    `No operation has the tag ${JSON.stringify(tag)}. ${hint} Without \`tag\`, all are listed.`,
  );
}

function listTags(tags: readonly TagGroup[], untagged: number): Listing {
  const rows = tags.map(({ name, title, actions }) =>
    row(cell(name), name === title ? '' : cell(title), String(actions.length)),
  );
  if (untagged > 0) rows.push(row(untaggedName, '', String(untagged)));
  return { of: 'Too many operations for one list; tags', head: table('tag', 'title', 'operations'), rows };
}

function listActions(of: string, actions: readonly ActionPage[]): Listing {
  return {
    of: of.charAt(0).toUpperCase() + of.slice(1),
    head: table('operation', 'operationId', 'summary'),
    rows: actions.map((page) =>
      row(
        cell(addressOf(page), 300) + (page.kind === 'webhook' ? ' (webhook)' : ''),
        cell(page.operationId ?? '', 100),
        (page.deprecated ? 'Deprecated. ' : '') + cell(page.title === addressOf(page) ? '' : page.title),
      ),
    ),
  };
}

function nextCall(
  tag: TagGroup | undefined,
  action: ActionPage | undefined,
  chosen: Readonly<Record<string, unknown>>,
  slug: string,
): string {
  if (tag) return `Next: ${callOf('list_operations', { ...chosen, tag: tag.name })}, or search in ${slug}.`;
  if (action)
    return `Next: ${callOf('get_operation', { ...chosen, operation: action.operationId ?? addressOf(action) })}`;
  return `Next: the specification has no operations; ${callOf('search', chosen)} finds schemas and pages.`;
}
