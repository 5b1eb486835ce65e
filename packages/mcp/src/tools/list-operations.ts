import { notFoundError } from '@specshelf/service';
import { cell, row, table } from '../text/cell.js';
import { fitLines } from '../text/fit-lines.js';
import { callOf } from '../text/next-call.js';
import { similarNames } from '../text/similar-names.js';
import { describeVersion } from './describe-version.js';
import { type OpenedVersion, openVersion, versionParameters } from './opened-version.js';
import { integer, text } from './parameters.js';
import { type ActionPage, type Actions, actionsOf, addressOf, type TagGroup } from './site-actions.js';
import { specParameter } from './spec-parameter.js';
import { defineTool } from './tool.js';

/** With more operations, the tags are listed first. */
const mostWithoutTag = 150;
const pageSize = 100;
const budget = 20 * 1024;

/** A table that is shown page by page. */
interface Listing {
  title: string;
  head: string[];
  count: number;
  row(index: number): string;
  /** Returns the next call for a page that begins with this row. */
  next(index: number): string;
}

type Chosen = OpenedVersion['chosen'];

export const listOperations = defineTool({
  name: 'list_operations',
  title: 'List operations',
  description:
    'Lists the operations and webhooks of a specification, 100 a page: method, path, operationId, and summary. For more than 150 operations, it lists the tags first; call it again with `tag`.',
  parameters: {
    ...specParameter,
    tag: text('Only operations with this tag.'),
    offset: integer('Number of rows to skip, from the end of the page before.', {
      ...{ minimum: 0, maximum: 100_000, initial: 0 },
    }),
    ...versionParameters,
  },
  async answer(call, { tag, offset = 0, ...choice }) {
    const opened = await openVersion(call, choice);
    const { version, chosen } = opened;
    call.service.recordRead(version.record, { label: chosen.label, principal: call.principal });
    const listing = await listingOf(await actionsOf(await version.siteMap()), tag, chosen);
    const length = Math.max(0, Math.min(pageSize, listing.count - offset));
    const rows = Array.from({ length }, (_, place) => listing.row(offset + place));
    const { text: fitting, count } = fitLines(rows, budget);
    const end = offset + count;
    const range = count < listing.count ? `, here ${offset + 1} to ${end}` : '';
    const more = callOf('list_operations', { ...chosen, tag, offset: end });
    return [
      describeVersion(opened),
      `${listing.title}: ${listing.count}${count === 0 && listing.count > 0 ? `, none after ${offset}` : range}`,
      '',
      ...(count > 0 ? [...listing.head, fitting, ''] : []),
      ...(count > 0 && end < listing.count ? [`More: ${more}`] : []),
      `Next: ${listing.next(count > 0 ? offset : 0)}`,
    ].join('\n');
  },
});

async function listingOf(actions: Actions, tag: string | undefined, chosen: Chosen): Promise<Listing> {
  const { all, tags } = actions;
  if (tag === undefined && all.length > mostWithoutTag && tags.length > 1) return listTags(actions, chosen);
  const title =
    tag === undefined ? 'Operations and webhooks' : `Operations and webhooks of the tag ${cell(tag)}`;
  return listActions(title, await select(tag, actions), chosen);
}

async function select(tag: string | undefined, { all, tags }: Actions): Promise<readonly ActionPage[]> {
  if (tag === undefined) return all;
  const wanted = tag.toLowerCase();
  const found =
    tags.find(({ name }) => name === tag) ??
    tags.find(({ name, title }) => name.toLowerCase() === wanted || title.toLowerCase() === wanted);
  if (found) return found.actions;
  const names = tags.map(({ name }) => name);
  const similar = await similarNames(tag, names);
  const offered = (similar.length > 0 ? similar : names.slice(0, 10)).map((name) => cell(name));
  const hint = offered.length === 0 ? 'There are no tags.' : `There are, for example: ${offered.join(', ')}.`;
  throw notFoundError(
    `No operation has the tag ${JSON.stringify(tag)}. ${hint} Without \`tag\`, all are listed.`,
  );
}

function listTags({ all, tags: groups }: Actions, chosen: Chosen): Listing {
  return {
    title: `${all.length} operations are too many for one list, so call again with one of the tags. Tags`,
    head: table('tag', 'title', 'operations'),
    count: groups.length,
    row: (index) => {
      const { name, title, actions } = groups[index] ?? none;
      return row(cell(name), name === title ? '' : cell(title), String(actions.length));
    },
    next: (index) =>
      `${callOf('list_operations', { ...chosen, tag: (groups[index] ?? none).name })}, or ${callOf('search', { query: '…', spec: chosen.spec })}`,
  };
}

const none: TagGroup = { name: '', title: '', actions: [] };

function listActions(title: string, actions: readonly ActionPage[], chosen: Chosen): Listing {
  return {
    title,
    head: table('operation', 'operationId', 'summary'),
    count: actions.length,
    row: (index) => {
      const page = actions[index];
      return page === undefined ? '' : rowOf(page);
    },
    next: (index) => {
      const page = actions[index];
      if (page === undefined)
        return `${callOf('search', { query: '…', spec: chosen.spec })} finds schemas and pages.`;
      return callOf('get_operation', { ...chosen, operation: page.operationId ?? addressOf(page) });
    },
  };
}

function rowOf(page: ActionPage): string {
  const address = addressOf(page);
  return row(
    cell(address, 300) + (page.kind === 'webhook' ? ' (webhook)' : ''),
    cell(page.operationId ?? '', 100),
    (page.deprecated ? 'Deprecated. ' : '') + (page.title === address ? '' : cell(page.title)),
  );
}
