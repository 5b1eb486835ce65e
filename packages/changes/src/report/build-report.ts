import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { JSONValue } from '@specshelf/base/json';
import type { RunningComparison } from '../graph/create-comparison.js';
import type { PairNode } from '../graph/pair-graph.js';
import { findUsesOfPairs } from '../graph/uses-of-pairs.js';
import type { Finding, FindingPlace } from '../model/comparison.js';
import { changeLimits } from '../model/limits.js';
import { compareChanges, mostSevere } from '../model/order.js';
import type { Change, ChangePlace, ChangeReport } from '../model/report.js';
import { findRule, type Rule } from '../rules/rules.js';
import { type Affected, affectedBy } from './affected-operations.js';
import { reachOf } from './reach.js';

/** Gives the findings of a comparison their operations, directions and levels, and sorts them. */
export function buildReport(comparison: RunningComparison): ChangeReport {
  const { graph, documents, today } = comparison;
  const usesOf = findUsesOfPairs(graph.nodes);
  const repetitions = new Map<string, number>();
  const changes: Change[] = [];
  const causes = new Map<Change, readonly PairNode[]>();
  for (const { finding, nodes } of groupByCause(graph.nodes)) {
    const affected = nodes.some((node) => node === documents)
      ? everything
      : affectedBy(nodes.flatMap(usesOf));
    const change = toChange(finding, affected, repetitions);
    if (change === undefined) continue;
    changes.push(change);
    causes.set(change, nodes);
  }
  changes.sort(compareChanges);
  const first = changes.slice(0, changeLimits.changes);
  const reach = reachOf(first, (change) => (causes.get(change) ?? []).flatMap(usesOf));
  const listed = { changes: first, today, ...(reach === undefined ? {} : { reach }) };
  if (!comparison.isComplete()) return { complete: false, ...listed };
  const omitted = new Set(changes.slice(changeLimits.changes).map(({ category }) => category));
  return omitted.size === 0
    ? { complete: true, ...listed }
    : { complete: false, omitted: [...omitted], ...listed };
}

interface Cause {
  finding: Finding;
  nodes: PairNode[];
}

/** Joins findings that several pairs report of the same places, such as of a schema that many others include by `allOf`. */
function groupByCause(nodes: readonly PairNode[]): Iterable<Cause> {
  const causes = new Map<string, Cause>();
  for (const node of nodes) {
    for (const finding of node.findings) {
      const { rule, before, after, levels } = finding;
      const key = JSON.stringify([rule, before, after, levels]);
      const known = causes.get(key);
      if (known === undefined) causes.set(key, { finding, nodes: [node] });
      else if (known.nodes.at(-1) !== node) known.nodes.push(node);
    }
  }
  return causes.values();
}

const everything: Affected = {
  operations: [],
  operationCount: 0,
  stability: undefined,
  toServer: true,
  toClient: true,
};

function toChange(
  finding: Finding,
  affected: Affected,
  repetitions: Map<string, number>,
): Change | undefined {
  const rule = findRule(finding.rule);
  if (rule === undefined) throw new TypeError(`Unknown rule: ${finding.rule}`);
  const directions = directionsOf(finding, rule, affected);
  if (directions === undefined) return undefined;
  const { before, after, sunset } = finding;
  const { operations, operationCount, stability } = affected;
  const change: Change = {
    id: uniqueId(finding, rule, repetitions),
    rule: rule.id,
    impact: mostSevere(Object.values(directions)),
    category: rule.category,
    action: finding.action,
    message: rule.message(finding.values ?? {}),
    directions,
    operations,
    operationCount,
  };
  if (before !== undefined) change.before = toPlace(before);
  if (after !== undefined) change.after = toPlace(after);
  if (stability !== undefined) change.stability = stability;
  if (sunset !== undefined) change.sunset = sunset;
  return change;
}

/** Returns undefined if the rule does not exist in the directions from which the place can be reached. */
function directionsOf(
  { levels = {} }: Finding,
  rule: Rule,
  { toServer, toClient }: Affected,
): Change['directions'] | undefined {
  const server = levels.toServer ?? rule.toServer;
  const client = levels.toClient ?? rule.toClient;
  // Nothing uses the place: a difference there is one of the document only.
  if (!toServer && !toClient) return {};
  const directions: Change['directions'] = {};
  if (toServer && server !== undefined) directions.toServer = server;
  if (toClient && client !== undefined) directions.toClient = client;
  return directions.toServer === undefined && directions.toClient === undefined ? undefined : directions;
}

function uniqueId(finding: Finding, rule: Rule, repetitions: Map<string, number>): string {
  const isText = rule.category === 'docs';
  const first = fingerprint(finding, isText, 0);
  const repetition = repetitions.get(first) ?? 0;
  repetitions.set(first, repetition + 1);
  return repetition === 0 ? first : fingerprint(finding, isText, repetition);
}

function toPlace({ pointer, value }: FindingPlace): ChangePlace {
  return value !== undefined && isShort(value) ? { pointer, value } : { pointer };
}

function isShort(value: JSONValue): boolean {
  if (typeof value === 'string') return value.length <= changeLimits.valueLength;
  if (typeof value !== 'object' || value === null) return true;
  const items = Object.values(value);
  if (items.length > 20 || items.some((item) => typeof item === 'object' && item !== null)) return false;
  return JSON.stringify(value).length <= changeLimits.valueLength;
}

/**
 * Returns the ID of a change: 16 hex digits of the hash of rule, places and values. It contains neither messages nor lines, so that
 * an acknowledged change keeps its ID when texts are corrected or lines move.
 */
function fingerprint(finding: Finding, isText: boolean, repetition: number): string {
  const place = ({ pointer, value }: FindingPlace) => (isText ? [pointer] : [pointer, value ?? null]);
  const { rule, before, after } = finding;
  const parts = [
    rule,
    before === undefined ? null : place(before),
    after === undefined ? null : place(after),
  ];
  const text = JSON.stringify(repetition === 0 ? parts : [...parts, repetition]);
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
}
