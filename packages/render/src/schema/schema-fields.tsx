import { shortName } from '../base/words.js';
import type { RenderContext } from '../model/render-context.js';
import type { Row, RowGroup, SchemaView } from '../model/schema-view.js';
import { MoreLink } from './more-link.js';
import { type SchemaProps, SchemaText, SchemaType } from './schema-texts.js';

interface SchemaFieldsProps extends SchemaProps {
  title?: string;
  /** The names of the rows around them, such as `owner.address`. */
  path?: string | undefined;
}

/** The rows of a schema. */
export function SchemaFields({ view, context, title, path }: SchemaFieldsProps) {
  return (
    <>
      {view.groups.map((group, index) => (
        <Group key={index} group={group} context={context} title={title} path={path} />
      ))}
      {view.parts?.map((name) => (
        <MoreLink
          key={name}
          more={{ text: `All of ${shortName(name)}`, target: { kind: 'schema', name } }}
          context={context}
        />
      ))}
      {view.more && <MoreLink more={view.more} context={context} />}
    </>
  );
}

interface GroupProps {
  group: RowGroup;
  context: RenderContext;
  /** The text above the group, which its label need not repeat. */
  title: string | undefined;
  path: string | undefined;
}

function Group({ group, context, title, path }: GroupProps) {
  const { label, rows, more } = group;
  return (
    <>
      {label !== undefined && label !== title && <p className="shelf-group">{label}</p>}
      <div className="shelf-fields">
        {rows.map((row) => (
          <Field key={row.schema.id} row={row} context={context} above={path} kind={group.kind} />
        ))}
        {more && <MoreLink more={more} context={context} />}
      </div>
    </>
  );
}

interface FieldProps {
  row: Row;
  context: RenderContext;
  above: string | undefined;
  kind: RowGroup['kind'];
}

/** A row. Many schemas have properties of the same name, so screen readers read the names of nested ones with their path. */
function Field({ row, context, above, kind }: FieldProps) {
  const { name, isCode, required, schema } = row;
  const path = above === undefined ? shortName(name) : pathOf(above, shortName(name));
  const label = isCode ? path : `${shortName(name)} of ${above}`;
  // Items have no name in a path.
  const below = kind === 'items' && !isCode && above !== undefined ? above : path;
  return (
    <div className="shelf-field" id={schema.id}>
      <div className="shelf-field-head">
        <a
          className={isCode ? 'shelf-name' : 'shelf-name shelf-words'}
          href={`#${schema.id}`}
          aria-label={above === undefined ? undefined : label}
        >
          {shortName(name)}
        </a>
        <SchemaType view={schema} context={context} />
        {required && <span className="shelf-required">required</span>}
        {schema.deprecated && <span className="shelf-deprecated">deprecated</span>}
      </div>
      <SchemaText view={schema} context={context} />
      {hasRows(schema) && <Below view={schema} context={context} path={below} />}
    </div>
  );
}

/** Longer paths begin with an ellipsis: each row has one, and names of authors have any length. */
const longestPath = 120;

function pathOf(above: string, name: string): string {
  const path = `${above}.${name}`;
  return path.length > longestPath && above.length > 1 ? `….${name}` : path;
}

/** Whether a schema has rows, on this page or on another one. Most properties have none, and pages have hundreds of them. */
function hasRows({ groups, parts, more }: SchemaView): boolean {
  return groups.length > 0 || parts !== undefined || more !== undefined;
}

/** The rows below a row: collapsed, because browsers find text in closed details. */
function Below({ view, context, path }: SchemaProps & { path: string }) {
  if (view.groups.length === 0) return <SchemaFields view={view} context={context} path={path} />;
  const title = summaryOf(view);
  return (
    <details className="shelf-more" open={context.options.open === true}>
      <summary aria-label={`${title} of ${path}`}>{title}</summary>
      <SchemaFields view={view} context={context} title={title} path={path} />
    </details>
  );
}

/** Such as `3 properties` or `Each item`. */
function summaryOf({ groups }: SchemaView): string {
  const [group, ...others] = groups;
  const rows = group?.rows.length ?? 0;
  if (group === undefined || others.length > 0 || group.more !== undefined) return 'Details';
  if (group.kind === 'items') return group.label ?? 'Items';
  if (group.kind === 'conditions') return 'Conditions';
  const [one, many] =
    group.kind === 'properties' ? ['property', 'properties'] : ['alternative', 'alternatives'];
  return `${rows} ${rows === 1 ? one : many}`;
}
