import { type Container, isObject, type JSONValue, member } from '@specshelf/base/json';
import type { CheckedTable, CheckedType } from './checking/checked-type.js';
import { createPatternCheck } from './checking/pattern-check.js';
import { createCollected, type RuleContext } from './checking/rule-context.js';
import { createSuggestField } from './checking/suggest-field.js';
import { Visitor } from './checking/visitor.js';
import { createFindings } from './problems/findings.js';
import type { ParserLimits } from './problems/limits.js';
import type { ProblemList } from './problems/problem-list.js';
import type { RulesVersion } from './reading/version.js';
import type { FileSet } from './references/file-set.js';
import { linkReferences, resourceEdges } from './references/link-references.js';
import type { Edge, Link } from './references/links.js';
import { locateReference, type ReferencePlace } from './references/locate-reference.js';
import { ReferenceGroups } from './references/reference-groups.js';
import { ReferenceReport } from './references/reference-report.js';
import { ReferenceResolver } from './references/reference-resolver.js';
import { checkSoftReferences, linkSoftReferences } from './references/soft-references.js';
import { checkCollected } from './rules/check-collected.js';
import { checkedTable } from './rules/checked-tables.js';
import { checkReferenceSiblings } from './rules/reference-siblings.js';
import { securitySchemes } from './rules/security-schemes.js';

export interface DescriptionOptions {
  readonly version: RulesVersion;
  readonly limits: ParserLimits;
  /** Descriptions that are shown as plain text. */
  readonly plainTexts?: ReadonlySet<string> | undefined;
}

export type CheckedDescription =
  | { readonly kind: 'needs'; readonly needs: NeededFiles }
  | {
      readonly kind: 'checked';
      readonly links: readonly Link[];
      /** References to schemas by their `$id`, whose text does not change. */
      readonly resources: readonly Edge[];
    };

interface NeededFiles {
  /** URLs of files that must be fetched, sorted. */
  readonly locations: string[];
  /** Returns the place of the first reference to one of them. */
  locate(location: string): ReferencePlace | undefined;
}

/**
 * Visits the objects of a description in all its files, checks each object, and resolves the references. Only the referenced
 * parts of other files are visited, because the types of the rest are unknown.
 * See docs/decisions/0040-check-openapi-structure-with-an-object-table.md
 */
export function checkDescription(
  set: FileSet,
  { version, limits, plainTexts = new Set() }: DescriptionOptions,
  problems: ProblemList,
): CheckedDescription {
  const table = checkedTable(version);
  const groups = new ReferenceGroups(limits);
  const context = createContext({ set, version, limits, plainTexts, groups, schema: table.type('Schema') });
  const report = new ReferenceReport(version, limits);
  const needed = visitAll(set, { table, groups, context, report });
  if (needed.size > 0) {
    const locate = (location: string) => {
      const group = needed.get(location);
      return group && locateReference(group, groups.all, limits);
    };
    return { kind: 'needs', needs: { locations: [...needed.keys()].sort(), locate } };
  }
  report.report(groups.all, context.findings);
  checkSoftReferences(set, context);
  checkCollected(groups, table, context);
  context.findings.report(problems);
  const links = [...linkReferences(groups.all), ...linkSoftReferences(context.collected, set)];
  return { kind: 'checked', links, resources: resourceEdges(groups.all) };
}

interface VisitOptions {
  readonly table: CheckedTable;
  readonly groups: ReferenceGroups;
  readonly context: RuleContext;
  readonly report: ReferenceReport;
}

/** Visits the entry and the targets of all references. Returns the files that must be fetched. */
function visitAll(
  set: FileSet,
  { table, groups, context, report }: VisitOptions,
): ReferenceResolver['needed'] {
  const { version, collected } = context;
  const rootType = table.type(version === '2.0' ? 'Swagger' : 'OpenAPI');
  const ignoresSiblings = version === '2.0' || version === '3.0';
  const visitor = new Visitor(context, {
    reference(object, type, text) {
      groups.add(context.scope, { type, object, name: '$ref', text });
      if (ignoresSiblings && type.type.kind === 'Schema') checkReferenceSiblings(object, context);
    },
    resource: (scope) => resolver.addResource(scope),
  });
  const resolver = new ReferenceResolver({
    files: set,
    groups,
    table,
    rootType,
    anchors: collected.anchors,
    report,
    visit: (value, type, scope) => visitor.visitTarget(value, type, scope),
  });
  const { entry } = set;
  context.scope = resolver.scopeOf(entry);
  if (isObject(entry.root)) visitor.visitEntry(entry.root, rootType, context.scope);
  resolver.resolveAll();
  return resolver.needed;
}

interface ContextOptions extends Required<DescriptionOptions> {
  readonly set: FileSet;
  readonly plainTexts: ReadonlySet<string>;
  readonly groups: ReferenceGroups;
  /** The type of the targets of references in fields other than `$ref`. */
  readonly schema: CheckedType;
}

function createContext(options: ContextOptions): RuleContext {
  const { set, version, limits, plainTexts, groups, schema } = options;
  const { entry } = set;
  const findings = createFindings(limits);
  const report =
    (severity: 'error' | 'warning') =>
    (code: string, message: string, holder: Container, token?: string | number): void =>
      findings.add({ severity, code, message, holder, token, file: context.scope.file });
  const context: RuleContext = {
    version,
    entry,
    scope: { file: entry, base: undefined, resource: undefined },
    schemes: securitySchemes(entry.root, version),
    foreignDialect: hasForeignDialect(entry.root),
    suggestField: createSuggestField(),
    patternCheck: createPatternCheck(),
    plainTexts,
    collected: createCollected(),
    findings,
    error: report('error'),
    warning: report('warning'),
    addReference: (object, name, text) => groups.add(context.scope, { type: schema, object, name, text }),
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
