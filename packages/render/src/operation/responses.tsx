import type { JSONValue } from '@specshelf/base/json';
import { printValue } from '../base/words.js';
import { DescriptionText } from '../components/description.js';
import type { LinkView, OperationView, ResponseView } from '../model/operation-view.js';
import type { RenderContext } from '../model/render-context.js';
import { SchemaFields } from '../schema/schema-fields.js';
import { Media } from './body.js';

interface ResponsesProps {
  /** Of the heading. */
  id: string | undefined;
  responses: readonly ResponseView[];
  kind: OperationView['kind'];
  context: RenderContext;
}

/** The responses of an operation by status. The first one with content is open. */
export function Responses({ id, responses, kind, context }: ResponsesProps) {
  if (responses.length === 0) return null;
  const first = responses.find(hasContent);
  return (
    <section className="shelf-section">
      <h3 id={id}>{kind === 'operation' ? 'Responses' : 'Your response'}</h3>
      {responses.map((response) => (
        <Response
          key={response.id}
          response={response}
          isOpen={response === first || context.options.open === true}
          context={context}
        />
      ))}
    </section>
  );
}

function hasContent({ media, headers, links }: ResponseView): boolean {
  return media.length > 0 || links.length > 0 || headers !== undefined;
}

function Response({
  response,
  isOpen,
  context,
}: {
  response: ResponseView;
  isOpen: boolean;
  context: RenderContext;
}) {
  const { id, media, headers, links } = response;
  if (!hasContent(response)) {
    return (
      <div className="shelf-response" id={id}>
        <ResponseHead response={response} />
        <DescriptionText description={response.description} context={context} />
      </div>
    );
  }
  return (
    <details className="shelf-response" id={id} open={isOpen}>
      <summary>
        <ResponseHead response={response} />
      </summary>
      <DescriptionText description={response.description} context={context} />
      {headers && (
        <>
          <h4 id={headers.id}>Headers</h4>
          <SchemaFields view={headers} context={context} />
        </>
      )}
      <Media media={media} context={context} ownerId={id} />
      <Links links={links} context={context} />
    </details>
  );
}

/** Operations that can follow. */
function Links({ links, context }: { links: ResponseView['links']; context: RenderContext }) {
  if (links.length === 0) return null;
  return (
    <>
      <h4>Links</h4>
      <ul className="shelf-servers">
        {links.map((link) => (
          <li key={link.name}>
            <code>{link.name}</code> <LinkedOperation link={link} context={context} />
            <DescriptionText description={link.description} context={context} />
            {link.parameters.map(({ name, value }) => (
              <LinkedValue key={name} label={`Parameter ${name}`} value={value} />
            ))}
            {link.body !== undefined && <LinkedValue label="Request body" value={link.body} />}
            {link.server !== undefined && <LinkedValue label="Server" value={link.server} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function LinkedOperation({
  link: { operation, target },
  context,
}: {
  link: LinkView;
  context: RenderContext;
}) {
  if (operation === undefined) return null;
  const href = target && context.href(target);
  return (
    <span className="shelf-type">{href === undefined ? operation : <a href={href}>{operation}</a>}</span>
  );
}

/** A value of a link, such as an expression, after its name. */
function LinkedValue({ label, value }: { label: string; value: JSONValue }) {
  return (
    <div className="shelf-values">
      {label} <code>{printValue(value)}</code>
    </div>
  );
}

function ResponseHead({ response: { status, name, summary, media } }: { response: ResponseView }) {
  const type = media[0]?.schema?.type.map(({ text }) => text).join('');
  return (
    <span className="shelf-response-head">
      <b className={`shelf-status shelf-status-${status.charAt(0).toLowerCase()}`}>{status}</b>{' '}
      {name !== undefined && <span className="shelf-status-name">{name}</span>}{' '}
      {summary !== undefined && <span className="shelf-type">{summary}</span>}{' '}
      {type !== undefined && <span className="shelf-response-type">{type}</span>}
    </span>
  );
}
