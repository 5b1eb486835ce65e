import { DescriptionText } from '../components/description.js';
import type { OperationView } from '../model/operation-view.js';
import type { RenderContext } from '../model/render-context.js';
import { MoreLink } from '../schema/more-link.js';
import { SchemaFields } from '../schema/schema-fields.js';
import { Security } from './access/security-section.js';
import { ServerList } from './access/server-list.js';
import { Body } from './body.js';
import { Endpoint } from './endpoint.js';
import { ExamplePanels, SamplePanels } from './panels.js';
import { Responses } from './responses.js';

export interface OperationProps {
  view: OperationView;
  context: RenderContext;
}

/** An operation, with its samples and examples beside it on wide screens. */
export function Operation({ view, context }: OperationProps) {
  return (
    <section className="shelf-operation" id={view.id}>
      <div className="shelf-main">
        {view.title !== undefined && <h2 dir="auto">{view.title}</h2>}
        <Endpoint view={view} />
        <Details view={view} context={context} />
      </div>
      <div className="shelf-aside">
        <SamplePanels view={view} context={context} />
        <ExamplePanels view={view} context={context} />
      </div>
    </section>
  );
}

function Details({ view, context }: OperationProps) {
  const { documentation, servers } = view;
  const href = documentation && context.href({ kind: 'url', url: documentation.url });
  return (
    <>
      <EndNotice view={view} />
      <DescriptionText description={view.description} context={context} />
      {documentation && (
        <p>{href === undefined ? documentation.text : <a href={href}>{documentation.text}</a>}</p>
      )}
      <Security id={sectionId(view, 'authentication')} alternatives={view.security} context={context} />
      <Servers id={sectionId(view, 'servers')} servers={servers} />
      {view.parameters.map(({ id, title, rows }) => (
        <section key={id} className="shelf-section">
          <h3 id={id}>{title}</h3>
          <SchemaFields view={rows} context={context} />
        </section>
      ))}
      {view.body && <Body body={view.body} kind={view.kind} context={context} />}
      <Responses
        id={sectionId(view, 'responses')}
        responses={view.responses}
        kind={view.kind}
        context={context}
      />
      <Callbacks id={sectionId(view, 'callbacks')} callbacks={view.callbacks} context={context} />
      {view.isTruncated && (
        <p className="shelf-rest">
          Parts of this operation are too large for this page: see the linked schemas.
        </p>
      )}
      {view.source && <MoreLink more={view.source} context={context} />}
    </>
  );
}

/** The ID of a section, unlike those of elements of the specification and of headings of the author. */
function sectionId({ prefix, kind }: OperationView, name: string): string | undefined {
  // The sections of callbacks are collapsed, so that tables of contents omit them.
  return kind === 'callback' ? undefined : `${prefix}section:${name}`;
}

function EndNotice({ view: { deprecated, sunset } }: { view: OperationView }) {
  if (deprecated !== true && sunset === undefined) return null;
  return (
    <p className="shelf-hint shelf-hint-warning">
      <strong>{deprecated ? 'Deprecated' : 'Sunset'}</strong>
      <span>
        {sunset === undefined ? 'Avoid this operation in new code.' : `This operation ends on ${sunset}.`}
      </span>
    </p>
  );
}

/** One server without variables and description is shown beside the path only. */
function Servers({ id, servers }: { id: string | undefined; servers: OperationView['servers'] }) {
  const hasDetails = servers.some(
    ({ variables, description }) => variables.length > 0 || description !== undefined,
  );
  if (servers.length < 2 && !hasDetails) return null;
  return (
    <section className="shelf-section">
      <h3 id={id}>Servers</h3>
      <ServerList servers={servers} />
    </section>
  );
}

function Callbacks({
  id,
  callbacks,
  context,
}: {
  id: string | undefined;
  callbacks: OperationView['callbacks'];
  context: RenderContext;
}) {
  if (callbacks.length === 0) return null;
  return (
    <section className="shelf-section">
      <h3 id={id}>Callbacks</h3>
      {callbacks.map(({ name, operations }) => (
        <details key={name} className="shelf-more" open={context.options.open === true}>
          <summary>{name}</summary>
          {operations.map((view) => (
            <div key={`${view.method} ${view.path}`} className="shelf-callback" id={view.id}>
              {view.title !== undefined && <h4 dir="auto">{view.title}</h4>}
              <Endpoint view={view} />
              <Details view={view} context={context} />
              <SamplePanels view={view} context={context} />
              <ExamplePanels view={view} context={context} />
            </div>
          ))}
        </details>
      ))}
    </section>
  );
}
