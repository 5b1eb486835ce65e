import { DescriptionText } from '../components/description.js';
import type { BodyView, MediaView, OperationView } from '../model/operation-view.js';
import type { RenderContext } from '../model/render-context.js';
import { SchemaFields } from '../schema/schema-fields.js';
import { SchemaHead } from '../schema/schema-texts.js';

interface BodyProps {
  body: BodyView;
  kind: OperationView['kind'];
  context: RenderContext;
}

/** The body of a request, or of the message of a webhook. */
export function Body({ body, kind, context }: BodyProps) {
  return (
    <section className="shelf-section">
      <div className="shelf-section-head">
        <h3 id={body.id}>{kind === 'operation' ? 'Request body' : 'Payload'}</h3>{' '}
        {kind === 'operation' && (
          <span className={body.required ? 'shelf-required' : 'shelf-optional'}>
            {body.required ? 'required' : 'optional'}
          </span>
        )}
      </div>
      <DescriptionText description={body.description} context={context} />
      <Media media={body.media} context={context} ownerId={body.id} />
    </section>
  );
}

/** The schemas of a body by media type. The first is open. */
export function Media({
  media,
  context,
  ownerId,
}: {
  media: readonly MediaView[];
  context: RenderContext;
  /** ID of an element that exists already. */
  ownerId: string;
}) {
  const [only, ...others] = media;
  if (only === undefined) return null;
  if (others.length === 0) return <Schema media={only} context={context} />;
  return (
    <>
      {media.map((each, index) => (
        <details
          key={each.type}
          id={each.id === ownerId ? undefined : each.id}
          className="shelf-more"
          open={index === 0 || context.options.open === true}
        >
          <summary>{each.type}</summary>
          <Schema media={each} context={context} isTitled />
        </details>
      ))}
    </>
  );
}

interface SchemaProps {
  media: MediaView;
  /** Whether the media type is the title already. */
  isTitled?: boolean;
  context: RenderContext;
}

function Schema({ media: { schema, type }, isTitled = false, context }: SchemaProps) {
  if (schema === undefined) {
    return isTitled ? null : (
      <p className="shelf-field-head">
        <code className="shelf-media">{type}</code>
      </p>
    );
  }
  return (
    <>
      <SchemaHead view={schema} context={context} mediaType={isTitled ? undefined : type} />
      <SchemaFields view={schema} context={context} />
    </>
  );
}
