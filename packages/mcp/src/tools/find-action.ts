import { notFoundError, type SiteMap } from '@specshelf/service';
import { nextTurn } from '@specshelf/service/in-turns';
import { cell } from '../text/cell.js';
import { similarNames } from '../text/similar-names.js';
import { longestName } from './parameters.js';
import { type ActionPage, type Actions, actionsOf, addressOf } from './site-actions.js';

/** Returns the operation or webhook that a client names. `search` is a call that finds operations, for the error. */
export async function findAction(map: SiteMap, wanted: string, search: string): Promise<ActionPage> {
  const actions = await actionsOf(map);
  const { byOperationId, byAddress } = actions;
  const name = wanted.trim();
  const found =
    byOperationId.get(name) ?? byAddress.get(toAddress(name)) ?? (await byOtherName(actions, name));
  if (found) return found;
  const similar = await similarActions(actions, name);
  const hint = similar.length > 0 ? ` Similar: ${similar.join('; ')}.` : '';
  throw notFoundError(
    `There is no operation ${JSON.stringify(wanted)} in this version.${hint} ${search} finds operations by words.`,
  );
}

/** Methods are in upper case, except additional ones. */
function toAddress(name: string): string {
  const [, method, address] = /^([A-Za-z]+)\s+(\S.*)$/s.exec(name) ?? [];
  return method === undefined || address === undefined ? name : `${method.toUpperCase()} ${address}`;
}

/** Accepts other names of path parameters, a missing method if the path has only one, and operationIds in another case. */
async function byOtherName(actions: Actions, name: string): Promise<ActionPage | undefined> {
  const wanted = comparable(toAddress(name));
  const lower = name.toLowerCase();
  const names = await otherNamesOf(actions);
  const candidates = actions.all.filter(
    (page, index) =>
      page.address === name || names[index]?.operationId === lower || names[index]?.address === wanted,
  );
  return candidates.length === 1 ? candidates[0] : undefined;
}

/** The names of an operation without the differences that are ignored. */
interface OtherNames {
  operationId: string | undefined;
  address: string;
}

/** Computing so many takes a few milliseconds. Then other requests run. */
const actionsInStep = 1000;

const known = new WeakMap<Actions, Promise<readonly OtherNames[]>>();

/** Returns the names of all operations, in their order. They live as long as the operations. */
function otherNamesOf(actions: Actions): Promise<readonly OtherNames[]> {
  const found = known.get(actions) ?? computeOtherNames(actions);
  known.set(actions, found);
  return found;
}

async function computeOtherNames({ all }: Actions): Promise<readonly OtherNames[]> {
  const names: OtherNames[] = [];
  for (const page of all) {
    names.push({ operationId: page.operationId?.toLowerCase(), address: comparable(addressOf(page)) });
    if (names.length % actionsInStep === 0) await nextTurn();
  }
  return names;
}

/** Longer paths are in no search result. */
function comparable(address: string): string {
  return address
    .slice(0, longestName)
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replace(/\/$/, '');
}

async function similarActions({ all }: Actions, wanted: string): Promise<string[]> {
  const byText = new Map<string, ActionPage>();
  const found = await similarNames(wanted, textsOf(all, byText));
  return found.flatMap((text) => {
    const page = byText.get(text);
    if (page === undefined) return [];
    const address = cell(addressOf(page), 150);
    return page.operationId === undefined ? address : `${cell(page.operationId, 100)} (${address})`;
  });
}

/** Returns one text for each operation, so that its words count once. They are made while they are compared, which is done in steps. */
function* textsOf(all: readonly ActionPage[], byText: Map<string, ActionPage>): Generator<string> {
  for (const page of all) {
    const texts = [addressOf(page), page.operationId ?? '', page.title];
    const text = texts.map((each) => each.slice(0, 100)).join(' ');
    if (byText.has(text)) continue;
    byText.set(text, page);
    yield text;
  }
}
