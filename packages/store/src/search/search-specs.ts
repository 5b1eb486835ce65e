import type { SpecSearch, SpecSearchResult } from '@specshelf/service';
import { maxCount } from '@specshelf/service/catalog';
import type { Knex } from 'knex';
import type { Connection } from '../database/database.js';
import { inText } from '../queries/in-text.js';
import { type SummaryRow, summaryColumns, toSummary } from '../rows/openapi-spec-row.js';
import { allSpecs, type Check, checksOf, keyColumns, type Source } from './entries.js';
import type { Frequencies } from './frequencies.js';

/**
 * Returns a page of the specifications that match a filter. Reads the entries of one condition, in the order of the page until it is full.
 * See docs/decisions/0049-choose-the-plan-of-filtered-lists-by-counting.md
 */
export async function searchSpecs(
  connection: Connection,
  frequencies: Frequencies,
  organizationId: string,
  search: SpecSearch,
): Promise<SpecSearchResult> {
  const all = allSpecs(organizationId);
  const checks = checksOf(organizationId, search.filter);
  if (checks.length === 0) {
    const total = await countAll(connection, organizationId);
    return { ...(await walk(connection, { source: all, others: [] }, search)), total, isCapped: false };
  }
  const plans = await plansFor(connection, frequencies, organizationId, checks);
  const [first] = plans;
  if (!first) throw new Error('Every filter has a condition with entries');
  if (first.source.isOrdered) return walkAndCount(connection, first, search);
  const few = await sortFew(connection, first, search);
  if (few) return few;
  const ordered = (await findOrdered(connection, plans)) ?? { source: all, others: checks };
  return { ...(await walk(connection, ordered, search)), total: maxCount, isCapped: true };
}

async function countAll(connection: Connection, organizationId: string): Promise<number> {
  const row = await connection('organizations').where({ id: organizationId }).first('spec_count');
  return row?.spec_count ?? 0;
}

interface Plan {
  source: Source;
  /** The conditions that the entries of the source may not meet. */
  others: readonly Check[];
}

/** Returns a plan for each condition with entries, the cheapest first. */
async function plansFor(
  connection: Connection,
  frequencies: Frequencies,
  organizationId: string,
  checks: readonly Check[],
): Promise<readonly Plan[]> {
  const plans = checks.flatMap((check) =>
    check.source ? [{ source: check.source, others: checks.filter((other) => other !== check) }] : [],
  );
  if (plans.length < 2) return plans;
  const priced = [];
  for (const plan of plans) {
    const entries = await frequencies.count(connection, organizationId, plan.source);
    priced.push({ plan, cost: entries * (1 + sumOf(plan.others.map(({ cost }) => cost))) });
  }
  return priced.sort((a, b) => a.cost - b.cost).map(({ plan }) => plan);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

async function walkAndCount(
  connection: Connection,
  plan: Plan,
  search: SpecSearch,
): Promise<SpecSearchResult> {
  const page = await walk(connection, plan, search);
  if (!search.after && !page.more) return { ...page, total: page.records.length, isCapped: false };
  const matches = entriesOf(connection, plan, search).limit(maxCount + 1, inText);
  const [row] = await connection.from(matches.as('matches')).count({ count: '*' });
  const count = Number(row?.['count'] ?? 0);
  const total = Math.min(count, maxCount);
  return { ...page, total, isCapped: count > total };
}

/** Returns the cheapest plan whose entries can be read in order. */
async function findOrdered(connection: Connection, plans: readonly Plan[]): Promise<Plan | undefined> {
  for (const { source, others } of plans) {
    const ordered = source.isOrdered ? source : await source.findOrdered?.(connection);
    if (ordered) return { source: ordered, others };
  }
  return undefined;
}

/** The highest number of entries to sort. A page of more frequent matches is found sooner by reading all specifications in order. */
const mostSorted = 2_000;

/** Reads all matches and sorts them. Returns nothing if there are too many. */
async function sortFew(
  connection: Connection,
  plan: Plan,
  search: SpecSearch,
): Promise<SpecSearchResult | undefined> {
  let counts = await countEntries(connection, plan, search, mostSorted + 1);
  if (counts.entries > mostSorted) {
    if (counts.matches > maxCount) return undefined;
    // Few specifications have many entries each.
    counts = await countEntries(connection, plan, search);
  }
  const page = entriesOf(connection, plan, search);
  if (plan.source.hasDuplicates) page.distinct();
  const total = Math.min(counts.matches, maxCount);
  return { ...(await readPage(connection, page, plan, search)), total, isCapped: counts.matches > total };
}

/** Counts entries that meet all conditions, up to a limit, and their specifications. */
async function countEntries(
  connection: Connection,
  plan: Plan,
  search: SpecSearch,
  limit?: number,
): Promise<{ entries: number; matches: number }> {
  const entries = entriesOf(connection, plan, search);
  if (limit !== undefined) entries.limit(limit, inText);
  const counted = connection.from(entries.as('entries')).count({ entries: '*' });
  const [row] = await counted.countDistinct({ matches: 'id' });
  return { entries: Number(row?.['entries'] ?? 0), matches: Number(row?.['matches'] ?? 0) };
}

/** Reads entries in the order of the page until it is full. */
function walk(connection: Connection, plan: Plan, search: SpecSearch): Promise<Page> {
  return readPage(connection, entriesOf(connection, plan, search), plan, search);
}

/** Reads the specifications of a page of entries. */
async function readPage(
  connection: Connection,
  entries: Knex.QueryBuilder,
  { source }: Plan,
  search: SpecSearch,
): Promise<Page> {
  const { after, descending, limit, skip = 0 } = search;
  const key = `entry.${keyColumns[search.sortBy]}`;
  if (after)
    entries.whereRaw(`(${key}, ${source.id}) ${descending ? '<' : '>'} (?, ?)`, [after.key, after.id]);
  // One more row shows whether there are more.
  entries.orderBy(orderOf(search, key, source.id)).limit(limit + 1, inText);
  if (skip > 0) entries.offset(skip);
  const rows: SummaryRow[] = await connection
    .from(entries.as('page'))
    // On SQLite, a cross join is executed in this order.
    .joinRaw('cross join openapi_specs')
    .whereRaw('openapi_specs.id = page.id')
    .select(ofSpecs)
    .orderBy(orderOf(search, 'page.sort_key', 'page.id'));
  return { records: rows.slice(0, limit).map(toSummary), more: rows.length > limit };
}

type Page = Pick<SpecSearchResult, 'records' | 'more'>;

const ofSpecs = summaryColumns.map((column) => `openapi_specs.${column}`);

function orderOf({ descending }: SpecSearch, key: string, id: string) {
  const order = descending ? ('desc' as const) : ('asc' as const);
  return [
    { column: key, order },
    { column: id, order },
  ];
}

/** Builds a query for the IDs and sort keys of all matches. */
function entriesOf(
  connection: Connection,
  { source, others }: Plan,
  { sortBy }: SpecSearch,
): Knex.QueryBuilder {
  const key = `entry.${keyColumns[sortBy]}`;
  const entries = source.entries(connection).select({ id: source.id, sort_key: key });
  for (const { restrict } of others) restrict(entries, source);
  return entries;
}
