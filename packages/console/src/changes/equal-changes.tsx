import type { Change } from '../components/impacts.js';
import { InlineCode } from '../components/inline-code.js';
import { pluralize } from '../components/pluralize.js';
import { sourceURL } from '../source/source-address.js';
import { type ChangeContext, ChangeItem } from './change-item.js';

/** Changes that a page shows as one: equal changes at different places, or one change. */
export interface ShownGroup {
  message: string;
  /** The first ones. */
  changes: readonly Change[];
  count: number;
  operationCount?: number;
}

interface EqualChangesProps {
  group: ShownGroup;
  context: ChangeContext;
}

/** Equal changes at different places in one row, which opens: the first one with its lines, and the places of others. */
export function EqualChanges({ group, context }: EqualChangesProps) {
  const { message, changes, count, operationCount = 0 } = group;
  const [first, ...others] = changes;
  if (first === undefined) return null;
  if (count === 1) return <ChangeItem change={first} context={context} />;
  return (
    <details class="equal-changes">
      <summary>
        <InlineCode text={message} />{' '}
        <span class="quiet">
          {count.toLocaleString('en')} places
          {operationCount > 0 && ` in ${pluralize(operationCount, 'operation')}`}
        </span>
      </summary>
      <ChangeItem change={first} context={context} />
      <ul class="places">
        {others.map((change) => (
          <Place key={change.id} change={change} context={context} />
        ))}
      </ul>
      <p>
        <a href={context.hrefOfGroup(first.id)}>All {count.toLocaleString('en')} places with their lines</a>
      </p>
    </details>
  );
}

/** A place in one line: its operation, and its line in the source. */
function Place({ change, context: { before, after, findDocs } }: { change: Change; context: ChangeContext }) {
  const { operations, operationCount } = change;
  const [side, place] = change.after ? [after, change.after] : [before, change.before];
  const [operation] = operations;
  const href = operation && findDocs(operation);
  const name = operation && (
    <code>
      {operation.method.toUpperCase()} {operation.path}
    </code>
  );
  const file = side && place && side.fileOf(place);
  const text = `${place?.file ?? 'Processed document'}${place?.line === undefined ? '' : `:${place.line}`}`;
  return (
    <li id={change.id}>
      {href === undefined ? name : <a href={href}>{name}</a>}
      {operation?.at !== undefined && <span class="quiet"> {operation.at}</span>}
      {operationCount > 1 && (
        <span class="quiet"> and {pluralize(operationCount - 1, 'more operation')}</span>
      )}{' '}
      {side && place?.line !== undefined ? (
        <a class="mono" href={sourceURL(side.root, { file, line: place.line, column: place.column })}>
          {text}
        </a>
      ) : (
        <code class="quiet">{place?.pointer}</code>
      )}
    </li>
  );
}
