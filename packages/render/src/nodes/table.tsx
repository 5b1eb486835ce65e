import type { BlockOf } from '../model/node-types.js';
import type { NodeProps } from '../model/render-context.js';

type TableNode = BlockOf<'table'>;

export function Table({ node, context }: NodeProps<TableNode>) {
  const { view, definition, records } = node.data;
  const columns = view.columns.flatMap((id) => (Object.hasOwn(definition, id) ? [definition[id]] : []));
  const cells = new Map(node.fragments.map(({ fragment, nodes }) => [fragment, nodes]));
  const rows = Object.entries(records).sort(([, a], [, b]) => (a.orderIndex < b.orderIndex ? -1 : 1));
  return (
    // No landmark: a page has several tables.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll wide tables
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="shelf-table" role="group" tabIndex={0} aria-label="Table">
      <table>
        {!view.hideHeader && (
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column?.id} scope="col" dir="auto">
                  {column?.title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([id, { values }]) => (
            <tr key={id}>
              {columns.map((column) => (
                <td key={column?.id} className={alignmentOf(column)}>
                  <Cell cells={cells} value={values[column?.id ?? '']} context={context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Column = TableNode['data']['definition'][string];

function alignmentOf(column: Column | undefined): string | undefined {
  const align = column?.type === 'text' ? column.textAlignment : undefined;
  return align === undefined || align === 'left' ? undefined : `shelf-align-${align}`;
}

/** The value of a text column is the name of a fragment; other values are shown as text. */
function Cell({ cells, value, context }: CellProps) {
  const nodes = typeof value === 'string' ? cells.get(value) : undefined;
  if (nodes !== undefined) return <context.Blocks nodes={nodes} context={context} />;
  if (typeof value === 'boolean') return <>{value ? 'yes' : 'no'}</>;
  const texts = [value].flat().filter((each) => typeof each === 'string' || typeof each === 'number');
  return <>{texts.join(', ')}</>;
}

interface CellProps {
  cells: ReadonlyMap<string, TableNode['fragments'][number]['nodes']>;
  value: unknown;
  context: NodeProps['context'];
}
