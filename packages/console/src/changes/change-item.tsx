import type { Change } from '../components/impacts.js';
import { InlineCode } from '../components/inline-code.js';
import { pluralize } from '../components/pluralize.js';
import { sourceURL } from '../source/source-address.js';
import { SourceCode } from '../source/source-code.js';
import type { Links } from '../web/links.js';
import type { FindDocs } from './operation-docs.js';
import type { ChangePlace, Side } from './read-sides.js';

export interface ChangeContext {
  before: Side | undefined;
  after: Side;
  findDocs: FindDocs;
  links: Links;
  /** Returns the URL of the page of all changes that equal a change, by its ID. */
  hrefOfGroup: (id: string) => string;
}

interface ChangeItemProps {
  change: Change;
  context: ChangeContext;
}

/** A change with the operations that it affects, and its lines in both versions. */
export function ChangeItem({ change, context }: ChangeItemProps) {
  const { before, after } = context;
  return (
    <article class="change" id={change.id}>
      <p class="message">
        <InlineCode text={change.message} />
      </p>
      <AffectedOperations change={change} findDocs={context.findDocs} />
      <div class="change-sides">
        {change.before && before && <SideExcerpt name="Before" place={change.before} side={before} />}
        {change.after && <SideExcerpt name="After" place={change.after} side={after} />}
      </div>
      <p class="small quiet">
        <a href={context.links.changeRule(change.rule)}>
          <code>{change.rule}</code>
        </a>{' '}
        · change <a href={`#${change.id}`}>{change.id}</a>
      </p>
    </article>
  );
}

/** Operations that are shown without opening the list. */
const first = 3;

/** The operations that a change affects, with links to their documentation. */
function AffectedOperations({ change, findDocs }: { change: Change; findDocs: FindDocs }) {
  const { operations, operationCount } = change;
  if (operations.length === 0) return null;
  const others = operations.slice(first);
  const unlisted = operationCount - operations.length;
  return (
    <div class="change-operations">
      <OperationList operations={operations.slice(0, first)} findDocs={findDocs} />
      {others.length > 0 && (
        <details>
          <summary>{pluralize(operationCount - first, 'more operation')}</summary>
          <OperationList operations={others} findDocs={findDocs} />
          {unlisted > 0 && <p class="small quiet">And {unlisted} more.</p>}
        </details>
      )}
    </div>
  );
}

function OperationList({
  operations,
  findDocs,
}: {
  operations: readonly Change['operations'][number][];
  findDocs: FindDocs;
}) {
  return (
    <ul>
      {operations.map((operation) => {
        const { method, path, at } = operation;
        const name = (
          <code>
            {method.toUpperCase()} {path}
          </code>
        );
        const href = findDocs(operation);
        return (
          <li>
            {href === undefined ? name : <a href={href}>{name}</a>}
            {at !== undefined && <span class="quiet"> {at}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** One side of a change: `file:line`, the pointer, and the lines around it. */
function SideExcerpt({ name, place, side }: { name: string; place: ChangePlace; side: Side }) {
  const { line, column, pointer } = place;
  const file = side.fileOf(place);
  const excerpt = side.excerpts.get(place);
  const at = (line: number | undefined, column?: number) => sourceURL(side.root, { file, line, column });
  const text = [place.file ?? 'Processed document', line].filter((part) => part !== undefined).join(':');
  return (
    <div class="excerpt">
      <div class="source-bar">
        <strong>{name}</strong>
        {excerpt ? (
          <a class="mono" href={at(line)}>
            {text}
          </a>
        ) : (
          <span class="mono">{text}</span>
        )}
        {!excerpt && pointer !== '' && <code class="quiet">{pointer}</code>}
      </div>
      {excerpt && (
        <SourceCode
          format={excerpt.format}
          lines={excerpt.lines}
          label={`${name}: lines around ${text}`}
          isWrapped={false}
          marked={line}
          caret={column}
          linkTo={at}
          linkReference={(link) => sourceURL(side.root, { file: link.file ?? file, pointer: link.pointer })}
        />
      )}
    </div>
  );
}
