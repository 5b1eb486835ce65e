import type { BlockOf } from '../model/node-types.js';
import type { NodeProps } from '../model/render-context.js';
import { Inlines } from './inlines.js';

export function List({
  node,
  context,
}: NodeProps<BlockOf<'list-ordered' | 'list-tasks' | 'list-unordered'>>) {
  const items = node.nodes.map((item, index) => {
    const { checked } = item.data ?? {};
    return (
      <li key={item.key ?? index}>
        {checked !== undefined && (
          <input type="checkbox" checked={checked} disabled aria-label={checked ? 'Done' : 'To do'} />
        )}
        <context.Blocks nodes={item.nodes} context={context} />
      </li>
    );
  });
  if (node.type === 'list-ordered') {
    return (
      <ol dir="auto" start={node.data?.start}>
        {items}
      </ol>
    );
  }
  return (
    <ul dir="auto" className={node.type === 'list-tasks' ? 'shelf-tasks' : undefined}>
      {items}
    </ul>
  );
}

const hintNames = { info: 'Note', warning: 'Warning', danger: 'Caution', success: 'Tip' } as const;

/** A hint names its style, because color alone has no meaning for everyone. It is no landmark: a page has several of equal names. */
export function Hint({ node, context }: NodeProps<BlockOf<'hint'>>) {
  const { style } = node.data;
  return (
    <div className={`shelf-hint shelf-hint-${style}`} role="note">
      <strong>{hintNames[style]}</strong>
      <div>
        <context.Blocks nodes={node.nodes} context={context} />
      </div>
    </div>
  );
}

export function Expandable({ node, context }: NodeProps<BlockOf<'expandable'>>) {
  return (
    <details
      className="shelf-expandable"
      id={node.meta?.id}
      open={node.data.defaultExpanded === true || context.options.open === true}
    >
      {node.fragments.map((fragment) =>
        fragment.type === 'expandable-title' ? (
          <summary key={fragment.type} dir="auto">
            {fragment.nodes.map((title, index) => (
              <Inlines key={index} nodes={title.nodes} context={context} />
            ))}
          </summary>
        ) : (
          <context.Blocks key={fragment.type} nodes={fragment.nodes} context={context} />
        ),
      )}
    </details>
  );
}

/** All tabs, one below the other: the content is readable, found, and printed without script. */
export function Tabs({ node, context }: NodeProps<BlockOf<'tabs'>>) {
  return (
    <div className="shelf-tabs">
      {node.nodes.map((item, index) => (
        <details
          key={item.key ?? index}
          id={item.meta?.id}
          open={index === 0 || context.options.open === true}
        >
          <summary dir="auto">{item.data.title ?? `Tab ${index + 1}`}</summary>
          <context.Blocks nodes={item.nodes} context={context} />
        </details>
      ))}
    </div>
  );
}

export function Stepper({ node, context }: NodeProps<BlockOf<'stepper'>>) {
  return (
    <ol className="shelf-stepper">
      {node.nodes.map((step, index) => (
        <li key={step.key ?? index}>
          <context.Blocks nodes={step.nodes} context={context} />
        </li>
      ))}
    </ol>
  );
}

export function Columns({ node, context }: NodeProps<BlockOf<'columns'>>) {
  return (
    <div className="shelf-columns">
      {node.nodes.map((column, index) => (
        <div key={column.key ?? index}>
          <context.Blocks nodes={column.nodes} context={context} />
        </div>
      ))}
    </div>
  );
}
