import type { BlockOf } from '../model/node-types.js';
import type { NodeProps } from '../model/render-context.js';
import { SchemaFields } from '../schema/schema-fields.js';
import { SchemaHead } from '../schema/schema-texts.js';
import { Operation } from './operation.js';

/** An operation or a webhook, which the page has planned. */
export function OperationBlock({
  node,
  context,
}: NodeProps<BlockOf<'openapi-operation' | 'openapi-webhook'>>) {
  const view = context.operation(node);
  if (view === undefined) return <Unavailable node={node} context={context} />;
  return <Operation view={view} context={context} />;
}

/** A block without the part of the specification that it shows, as in documents of schema 1. */
function Unavailable({ node, context }: NodeProps<BlockOf<'openapi-operation' | 'openapi-webhook'>>) {
  const { data } = node;
  const target =
    node.type === 'openapi-operation'
      ? { kind: 'operation' as const, path: node.data.path, method: data.method }
      : { kind: 'webhook' as const, name: node.data.name, method: data.method };
  const href = context.href(target);
  const title = `${data.method.toUpperCase()} ${target.kind === 'operation' ? target.path : target.name}`;
  return (
    <p id={node.meta?.id}>
      <code>{href === undefined ? title : <a href={href}>{title}</a>}</code>
    </p>
  );
}

/** Named schemas. */
export function SchemasBlock({ node, context }: NodeProps<BlockOf<'openapi-schemas'>>) {
  const views = context.schemas(node);
  return (
    <>
      {node.data.schemas.map((name, index) => {
        const view = views[index];
        const href = context.href({ kind: 'schema', name });
        return (
          <section key={name} className="shelf-schema" id={view?.id}>
            <h2 dir="auto">{href === undefined ? name : <a href={href}>{name}</a>}</h2>
            {view && (
              <>
                <SchemaHead view={view} context={context} />
                <SchemaFields view={view} context={context} />
              </>
            )}
          </section>
        );
      })}
    </>
  );
}
