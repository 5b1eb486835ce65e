import type { Category, Impact, StabilityLevel } from '../model/report.js';

/** What a specification accepts of its new versions. */
export interface Policy {
  /** The least severe impact that is refused. */
  refuse: 'none' | 'risky' | 'breaking';
  /** Whether a new version is compared with the latest one, or with all that are kept. */
  against: 'latest' | 'all';
  /** The categories of changes that can be refused. */
  categories: readonly Category[];
  /** Levels of rules in place of their own. `off` hides the changes of a rule. */
  rules: Readonly<Record<string, Impact | 'off'>>;
  /** Operations below this stability may change in any way: their changes are at most safe. */
  stability?: StabilityLevel;
  /** How many days before its sunset a part must be deprecated. Sooner sunsets are breaking. */
  sunsetDays?: number;
  /** Raises what strict servers and clients reject to breaking, such as a removed optional parameter. */
  strict?: boolean;
}

/** Shows everything and refuses nothing. */
export const defaultPolicy: Policy = { refuse: 'none', against: 'latest', categories: ['wire'], rules: {} };

/** What `strict` raises: rules and their levels. */
export const strictLevels: Readonly<Record<string, Impact>> = {
  'parameter-removed': 'breaking',
  'property-removed-optional': 'breaking',
  'enum-value-added': 'breaking',
  'security-dropped': 'risky',
  'sunset-missing': 'breaking',
};

/** Rules that only apply when a policy names them. Listed here, so that summaries need no table of rules. */
export const optionalRules: ReadonlySet<string> = new Set([
  'sunset-missing',
  'version-not-raised',
  'version-lowered',
  'extension-changed',
]);
