import type { ReadableChange } from '@specshelf/service';
import { viewOf } from '../../components/impacts.js';
import { InlineCode } from '../../components/inline-code.js';
import { pluralize } from '../../components/pluralize.js';
import type { Reading } from '../reading/reading.js';
import { findAction } from '../reading/site-index.js';

interface ChangeLineProps {
  change: ReadableChange;
  reading: Reading;
  /** The only operation of the page, such as `get /pets`. Its place of the change is shown instead of all operations. */
  operation?: string | undefined;
}

/** A change as an item of a list. */
export function ChangeLine({
  change: { impact, message, places, operations, operationCount },
  reading,
  operation,
}: ChangeLineProps) {
  const [first] = operations;
  const others = operationCount - 1;
  const own = operations.find(({ method, path }) => `${method} ${path}` === operation);
  return (
    <li>
      <strong>{viewOf(impact)?.name}:</strong> <InlineCode text={message} />
      {places > 1 && <span class="reader-soft"> At {places} places.</span>}
      {places === 1 && own?.at !== undefined && <span class="reader-soft"> {own.at}</span>}
      {places === 1 && operation === undefined && first && (
        <span class="reader-soft">
          {' '}
          <Operation operation={first} reading={reading} />
          {first.at !== undefined && ` ${first.at}`}
          {others > 0 && ` and ${pluralize(others, 'more operation')}`}
        </span>
      )}
    </li>
  );
}

/** An operation, with a link to its documentation if the shown version has it. */
function Operation({
  operation: { method, path },
  reading: { map, latest },
}: {
  operation: ReadableChange['operations'][number];
  reading: Reading;
}) {
  const name = (
    <code>
      {method.toUpperCase()} {path}
    </code>
  );
  const page = findAction(map, method, path);
  return page === undefined ? name : <a href={latest.page(page.path)}>{name}</a>;
}
