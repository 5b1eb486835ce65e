import type { JSONValue } from '@specshelf/base/json';
import { maxValueLength, printValue } from '../base/words.js';
import { DescriptionText } from '../components/description.js';
import { renderPhrases } from '../components/phrases.js';
import type { RenderContext } from '../model/render-context.js';
import type { AllowedValue, SchemaView } from '../model/schema-view.js';
import { MoreLink } from './more-link.js';

export interface SchemaProps {
  view: SchemaView;
  context: RenderContext;
}

interface SchemaHeadProps extends SchemaProps {
  /** Shown before the type. */
  mediaType?: string | undefined;
}

/** The type and the texts of a schema that is not a row. */
export function SchemaHead({ view, context, mediaType }: SchemaHeadProps) {
  return (
    <>
      <p className="shelf-field-head">
        {mediaType !== undefined && <code className="shelf-media">{mediaType}</code>}
        <SchemaType view={view} context={context} />
      </p>
      <SchemaText view={view} context={context} />
    </>
  );
}

/** Type, constraints, and other facts about a schema in one line. */
export function SchemaType({ view, context }: SchemaProps) {
  return (
    <>
      <span className="shelf-type">{renderPhrases(view.type, context)}</span>
      {view.constraints.map((phrases, index) => (
        <span key={index} className="shelf-constraint">
          {renderPhrases(phrases, context)}
        </span>
      ))}
      {view.default !== undefined && (
        <span className="shelf-constraint">
          default <Value value={view.default} limit={limitOf(view)} />
        </span>
      )}
      {view.recursive && <span className="shelf-constraint">recursive</span>}
      {view.readOnly && <span className="shelf-constraint">read-only</span>}
      {view.writeOnly && <span className="shelf-constraint">write-only</span>}
    </>
  );
}

/** Description, allowed values, and examples of a schema. */
export function SchemaText({ view, context }: SchemaProps) {
  const { title, description, documentation, values, examples, moreText } = view;
  const limit = limitOf(view);
  const href = documentation && context.href({ kind: 'url', url: documentation.url });
  return (
    <>
      {title !== undefined && (
        <p className="shelf-title" dir="auto">
          {title}
        </p>
      )}
      {description && <DescriptionText description={description} context={context} />}
      {documentation && (
        <p className="shelf-rest">
          {href === undefined ? documentation.text : <a href={href}>{documentation.text}</a>}
        </p>
      )}
      {values.length > 0 && (
        <AllowedValues values={values} limit={limit} isOpen={context.options.open === true} />
      )}
      {examples.length > 0 && (
        <p className="shelf-example">
          {examples.length === 1 ? 'Example: ' : 'Examples: '}
          {examples.map((example, index) => (
            <span key={index}>
              {index > 0 && ', '}
              <Value value={example} limit={limit} />
            </span>
          ))}
        </p>
      )}
      {moreText && <MoreLink more={moreText} context={context} />}
    </>
  );
}

/** Limit on the characters of a value. Pages of one schema show all of them. */
function limitOf({ isComplete }: SchemaView): number {
  return isComplete === true ? Number.POSITIVE_INFINITY : maxValueLength;
}

/** Values that are shown at first. */
const maxShown = 16;

interface ValuesProps {
  values: readonly AllowedValue[];
  limit: number;
  /** Whether long lists are open. */
  isOpen: boolean;
}

function AllowedValues({ values, limit, isOpen }: ValuesProps) {
  const { length } = values;
  if (values.some(({ description }) => description !== undefined)) {
    return <DescribedValues values={values} limit={limit} isOpen={isOpen} />;
  }
  const list = values.map(({ value }, index) => <code key={index}>{printValue(value, limit)}</code>);
  if (length <= maxShown) {
    return (
      <p className="shelf-values">
        {length === 1 ? 'Always ' : 'One of '}
        {list}
      </p>
    );
  }
  return (
    <details className="shelf-more" open={isOpen}>
      <summary>{length} allowed values</summary>
      <p className="shelf-values">{list}</p>
    </details>
  );
}

function DescribedValues({ values, limit, isOpen }: ValuesProps) {
  const list = (
    <dl className="shelf-values">
      {values.map(({ value, description }, index) => (
        <div key={index}>
          <dt>
            <Value value={value} limit={limit} />
          </dt>
          <dd dir="auto">{description}</dd>
        </div>
      ))}
    </dl>
  );
  if (values.length <= maxShown) return list;
  return (
    <details className="shelf-more" open={isOpen}>
      <summary>{values.length} allowed values</summary>
      {list}
    </details>
  );
}

function Value({ value, limit }: { value: JSONValue; limit: number }) {
  return <code>{printValue(value, limit)}</code>;
}
