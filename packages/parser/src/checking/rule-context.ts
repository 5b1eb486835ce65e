import type { SourceFile } from '../files/source-file.js';
import type { JSONObject } from '../json/json.js';
import type { Container } from '../json/locate-containers.js';
import type { Findings } from '../problems/findings.js';
import type { Version } from '../reading/version.js';
import type { PatternCheck } from './pattern-check.js';
import type { Scope } from './scope.js';
import type { Suggest } from './suggest-field.js';

/** What a rule sees besides the object it looks at. */
export interface RuleContext {
  readonly version: Version['rules'];
  readonly entry: SourceFile;
  /** Where the object stands that is looked at: changes on the way. */
  scope: Scope;
  /** Names of the security schemes; undefined when they are not all known. */
  readonly schemes: ReadonlySet<string> | undefined;
  /** `jsonSchemaDialect` names another dialect than that of OpenAPI: its keywords are not known. */
  readonly foreignDialect: boolean;
  /** Descriptions that became plain text. */
  readonly plainTexts: ReadonlySet<string>;
  readonly notes: Notes;
  readonly findings: Findings;
  error(code: string, message: string, holder: Container, token?: string | number): void;
  warning(code: string, message: string, holder: Container, token?: string | number): void;
  /** The field that an unknown name was probably meant to be, as advice for a message. */
  readonly suggest: Suggest;
  readonly patternCheck: PatternCheck;
  /** Takes a text that is no `$ref` for one. */
  refer(object: JSONObject, name: string, text: string): void;
}

export interface Noted {
  readonly object: JSONObject;
  readonly scope: Scope;
}

export interface NotedText extends Noted {
  readonly name: string;
  readonly text: string;
}

/** What can be judged only when everything was seen. */
export interface Notes {
  readonly operationIds: Map<string, Noted>;
  readonly paths: Noted[];
  readonly pathItems: Noted[];
  readonly linkedIds: NotedText[];
  readonly mappings: NotedText[];
  readonly operationRefs: NotedText[];
  readonly anchors: Map<SourceFile, Map<string, Noted>>;
  readonly dynamicRefs: NotedText[];
}

export const createNotes = (): Notes => ({
  operationIds: new Map(),
  paths: [],
  pathItems: [],
  linkedIds: [],
  mappings: [],
  operationRefs: [],
  anchors: new Map(),
  dynamicRefs: [],
});
