import { type Change, type Impact, stabilityLevels } from '../model/report.js';
import { optionalRules, type Policy, strictLevels } from './policy.js';

/** The members of a change that levels depend on. */
export type Leveled = Pick<Change, 'rule' | 'directions' | 'stability' | 'sunset'>;

/** Returns the levels of a change under a policy; undefined if the policy hides the change. */
export function levelsUnder(
  policy: Policy,
  change: Leveled,
  today: string,
): Change['directions'] | undefined {
  const { rule, directions, stability } = change;
  const chosen = policy.rules[rule];
  if (chosen === 'off' || (chosen === undefined && optionalRules.has(rule))) return undefined;
  const isUnstable =
    policy.stability !== undefined &&
    stability !== undefined &&
    stabilityLevels.indexOf(stability) < stabilityLevels.indexOf(policy.stability);
  if (isUnstable) return mapLevels(directions, (level) => (level === 'docs' ? level : 'safe'));
  if (chosen !== undefined) return mapLevels(directions, () => chosen);
  if (isTooSoon(policy, change, today)) return mapLevels(directions, () => 'breaking');
  const raised = policy.strict === true ? strictLevels[rule] : undefined;
  return raised === undefined
    ? directions
    : mapLevels(directions, (level) => (level === 'docs' ? level : raised));
}

function mapLevels(
  { toServer, toClient }: Change['directions'],
  change: (level: Impact) => Impact,
): Change['directions'] {
  return {
    ...(toServer === undefined ? {} : { toServer: change(toServer) }),
    ...(toClient === undefined ? {} : { toClient: change(toClient) }),
  };
}

/** Rules that policies judge by the announced day. */
export const announcements: ReadonlySet<string> = new Set([
  'operation-deprecated',
  'parameter-deprecated',
  'property-deprecated',
  'response-header-deprecated',
  'sunset-added',
  'sunset-moved-earlier',
]);

/** Whether a sunset is announced later than the policy demands. */
function isTooSoon({ sunsetDays = 0 }: Policy, { rule, sunset }: Leveled, today: string): boolean {
  if (sunsetDays === 0 || sunset === undefined || !announcements.has(rule)) return false;
  return Date.parse(sunset) - Date.parse(today) < sunsetDays * 86_400_000;
}
