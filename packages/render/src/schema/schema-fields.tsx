import type { RenderContext } from '../render-context.js';
import { shortName } from '../words.js';
import { MoreLink } from './more-link.js';
import { type SchemaProps, SchemaText, SchemaType } from './schema-texts.js';
import type { Row, RowGroup, SchemaView } from './schema-view.js';

/** The rows of a schema. */
export function SchemaFields({ view, context, title }: SchemaProps & { title?: string }) {
  return (
    <>
      {view.groups.map((group, index) => (
        <Group key={index} group={group} context={context} title={title} />
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
}

function Group({ group, context, title }: GroupProps) {
  const { label, rows, more } = group;
  return (
    <>
      {label !== undefined && label !== title && <p className="shelf-group">{label}</p>}
      <div className="shelf-fields">
        {rows.map((row) => (
          <Field key={row.schema.id} row={row} context={context} />
        ))}
        {more && <MoreLink more={more} context={context} />}
      </div>
    </>
  );
}

function Field({ row, context }: { row: Row; context: RenderContext }) {
  const { name, isCode, required, schema } = row;
  return (
    <div className="shelf-field" id={schema.id}>
      <div className="shelf-field-head">
        <a className={isCode ? 'shelf-name' : 'shelf-name shelf-words'} href={`#${schema.id}`}>
          {shortName(name)}
        </a>
        <SchemaType view={schema} context={context} />
        {required && <span className="shelf-required">required</span>}
        {schema.deprecated && <span className="shelf-deprecated">deprecated</span>}
      </div>
      <SchemaText view={schema} context={context} />
      {hasRows(schema) && <Below view={schema} context={context} />}
    </div>
  );
}

/** Whether a schema has rows, on this page or on another one. Most properties have none, and pages have hundreds of them. */
function hasRows({ groups, parts, more }: SchemaView): boolean {
  return groups.length > 0 || parts !== undefined || more !== undefined;
}

/** The rows below a row: collapsed, because browsers find text in closed details. */
function Below({ view, context }: SchemaProps) {
  if (view.groups.length === 0) return <SchemaFields view={view} context={context} />;
  const title = summaryOf(view);
  return (
    <details className="shelf-more" open={context.options.open === true}>
      <summary>{title}</summary>
      <SchemaFields view={view} context={context} title={title} />
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
