import type { Container, JSONObject } from '@specshelf/base/json';
import type { SourceFile } from '../files/source-file.js';
import type { Findings } from '../problems/findings.js';
import type { RulesVersion } from '../reading/version.js';
import type { PatternCheck } from './pattern-check.js';
import type { Scope } from './scope.js';
import type { SuggestField } from './suggest-field.js';

/** The state of a description that rules can use besides the checked object. */
export interface RuleContext {
  readonly version: RulesVersion;
  readonly entry: SourceFile;
  /** The scope of the checked object. Changes during the visit. */
  scope: Scope;
  /** Names of the security schemes; undefined when some of them are unknown. */
  readonly schemes: ReadonlySet<string> | undefined;
  /** Whether `jsonSchemaDialect` names a dialect with unknown keywords. */
  readonly foreignDialect: boolean;
  /** Descriptions that are shown as plain text. */
  readonly plainTexts: ReadonlySet<string>;
  readonly collected: Collected;
  readonly findings: Findings;
  error(code: string, message: string, holder: Container, token?: string | number): void;
  warning(code: string, message: string, holder: Container, token?: string | number): void;
  readonly suggestField: SuggestField;
  readonly patternCheck: PatternCheck;
  /** Registers a reference in a field other than `$ref`. */
  addReference(object: JSONObject, name: string, text: string): void;
}

export interface ScopedObject {
  readonly object: JSONObject;
  readonly scope: Scope;
}

export interface ScopedText extends ScopedObject {
  readonly name: string;
  readonly text: string;
}

/** Objects and texts for the checks that need the whole description. */
export interface Collected {
  readonly operationIds: Map<string, ScopedObject>;
  readonly paths: ScopedObject[];
  readonly pathItems: ScopedObject[];
  readonly linkedIds: ScopedText[];
  readonly mappings: ScopedText[];
  readonly operationRefs: ScopedText[];
  readonly anchors: Map<SourceFile, Map<string, ScopedObject>>;
  readonly dynamicRefs: ScopedText[];
}

export const createCollected = (): Collected => ({
  operationIds: new Map(),
  paths: [],
  pathItems: [],
  linkedIds: [],
  mappings: [],
  operationRefs: [],
  anchors: new Map(),
  dynamicRefs: [],
});
