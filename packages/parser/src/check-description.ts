import type { CheckedTable, CheckedType } from './checking/checked-table.js';
import { createPatternCheck } from './checking/pattern-check.js';
import { createNotes, type Notes, type RuleContext } from './checking/rule-context.js';
import { createSuggest } from './checking/suggest-field.js';
import { createVisitor } from './checking/visitor.js';
import { isObject, type JSONObject, type JSONValue, member } from './json/json.js';
import type { Container } from './json/locate-containers.js';
import { createFindings, type Findings } from './problems/findings.js';
import type { ParserLimits } from './problems/limits.js';
import type { ProblemList } from './problems/problem-list.js';
import type { Version } from './reading/version.js';
import type { FileSet } from './references/file-set.js';
import { type Link, linkReferences, resourceLeads } from './references/link-references.js';
import { locateReference, type ReferencePlace } from './references/locate-reference.js';
import type { Lead } from './references/reachable-content.js';
import { createReferences, type References } from './references/resolve-references.js';
import { checkSoftReferences, linkSoftReferences } from './references/soft-references.js';
import { checkNotes } from './rules/check-collected.js';
import { checkedTable } from './rules/checked-tables.js';
import { checkReferenceSiblings } from './rules/reference-siblings.js';
import { securitySchemes } from './rules/security-schemes.js';

export interface CheckedDescription {
  /** Addresses of files that are not at hand. */
  readonly needed: string[];
  /** The place of the first reference to one of them. */
  locate?(location: string): ReferencePlace | undefined;
  readonly links: readonly Link[];
  /** References by the `$id` of a schema: their text stays. */
  readonly resources: readonly Lead[];
}

/**
 * Visits the description through all its files, checks each object on the way, and finds where every reference leads. Of
 * a file only what is referred to is visited: what the rest of it means nobody has said.
 */
export function checkDescription(
  set: FileSet,
  version: Version['rules'],
  limits: ParserLimits,
  problems: ProblemList,
  plainTexts: ReadonlySet<string> = new Set(),
): CheckedDescription {
  const table = checkedTable(version);
  const start = table.type(version === '2.0' ? 'Swagger' : 'OpenAPI');
  const notes = createNotes();
  const findings = createFindings(limits);
  const references = createReferences(set, table, start, version, notes, limits);
  const context = createContext(version, set, notes, findings, references, table, plainTexts);
  visit(set, start, references, context);
  if (references.needed.size > 0) {
    const locate = (location: string) => {
      const group = references.needed.get(location);
      return group && locateReference(group, references.groups, limits);
    };
    return { needed: [...references.needed.keys()].sort(), locate, links: [], resources: [] };
  }
  references.report(findings);
  checkSoftReferences(set, context);
  checkNotes(references, table, context);
  findings.settle(problems);
  const links = [...linkReferences(references.groups), ...linkSoftReferences(notes, set)];
  return { needed: [], links, resources: resourceLeads(references.groups) };
}

function visit(set: FileSet, start: CheckedType, references: References, context: RuleContext): void {
  const { version } = context;
  const ignoresSiblings = version === '2.0' || version === '3.0';
  const visitor = createVisitor(context, {
    reference(object, type, text) {
      references.add(context.scope, type, object, '$ref', text);
      if (ignoresSiblings && type.type.kind === 'Schema') {
        checkReferenceSiblings(object, context);
      }
    },
    resource: references.addResource,
  });
  const { entry } = set;
  if (isObject(entry.root)) {
    visitor.entry(entry.root, start, references.scopeOf(entry));
  }
  references.resolve(visitor.target);
}

function createContext(
  version: Version['rules'],
  set: FileSet,
  notes: Notes,
  findings: Findings,
  references: References,
  table: CheckedTable,
  plainTexts: ReadonlySet<string>,
): RuleContext {
  const report =
    (severity: 'error' | 'warning') =>
    (code: string, message: string, holder: Container, token?: string | number): void =>
      findings.add({ severity, code, message, holder, token, file: context.scope.file });
  const context: RuleContext = {
    version,
    entry: set.entry,
    scope: references.scopeOf(set.entry),
    schemes: securitySchemes(set.entry.root, version),
    foreignDialect: hasForeignDialect(set.entry.root),
    suggest: createSuggest(),
    patternCheck: createPatternCheck(),
    plainTexts,
    notes,
    findings,
    error: report('error'),
    warning: report('warning'),
    refer(object: JSONObject, name: string, text: string) {
      references.add(context.scope, table.type('Schema'), object, name, text);
    },
  };
  return context;
}

function hasForeignDialect(root: JSONValue): boolean {
  const dialect = isObject(root) ? member(root, 'jsonSchemaDialect') : undefined;
  return (
    typeof dialect === 'string' &&
    !/^https:\/\/(?:spec\.openapis\.org\/oas\/3\.|json-schema\.org\/draft\/2020-12\/)/.test(dialect)
  );
}
