import { flowWords, SchemeDetails, ServerList, securityWords } from '@specshelf/render/preact';
import type { SpecOverview } from '@specshelf/service';
import { publishedDocuments } from '../../components/published-documents.js';
import { type AccessViews, accessViews, type SchemeView } from '../../overview/access-views.js';
import type { Reading } from '../../reading/reading.js';

type AccessProps = Pick<SpecOverview, 'servers' | 'security'> & { reading: Reading };

/** The servers and the security schemes. */
export function Access({ servers, security, reading }: AccessProps) {
  if (servers.length + security.length === 0) return null;
  const views = accessViews({ servers, security });
  return (
    <div class="shelf-document reader-overview">
      <Servers servers={views.servers} isCut={views.isCut.servers} reading={reading} />
      <Security schemes={views.schemes} isCut={views.isCut.schemes} reading={reading} />
    </div>
  );
}

interface SectionProps {
  isCut: boolean;
  reading: Reading;
}

function Servers({ servers, isCut, reading }: Pick<AccessViews, 'servers'> & SectionProps) {
  if (servers.length === 0) return null;
  return (
    <section>
      <h2 id="servers">Servers</h2>
      <ServerList servers={servers} />
      {isCut && <Rest reading={reading} />}
    </section>
  );
}

function Security({ schemes, isCut, reading }: Pick<AccessViews, 'schemes'> & SectionProps) {
  if (schemes.length === 0) return null;
  return (
    <section>
      <h2 id="authentication">Authentication</h2>
      <ul class="shelf-security">
        {schemes.map((scheme) => (
          <Scheme key={scheme.name} scheme={scheme} />
        ))}
      </ul>
      {isCut && <Rest reading={reading} />}
    </section>
  );
}

/** More scopes are collapsed. */
const mostOpen = 20;

function Scheme({ scheme: { name, facts, urls, flows } }: { scheme: SchemeView }) {
  const { descriptionHTML, deprecated, ...known } = facts;
  const words = securityWords({ ...known, flows: flows.map((flow) => flow.name) }) ?? facts.type;
  const scopes = flows.reduce((sum, flow) => sum + flow.scopes.length, 0);
  const details = flows.map((flow) => (
    <div key={flow.name}>
      {flows.length > 1 && <div class="shelf-values">Flow: {flowWords(flow.name)}</div>}
      <SchemeDetails scopes={flow.scopes} urls={flow.urls} />
    </div>
  ));
  return (
    <li>
      {deprecated ? `${words}, deprecated` : words} <code class="shelf-type">{name}</code>
      {descriptionHTML !== undefined && (
        <div class="shelf-text" dir="auto" dangerouslySetInnerHTML={{ __html: descriptionHTML }} />
      )}
      <SchemeDetails scopes={[]} urls={urls} />
      {scopes > mostOpen ? (
        <details class="shelf-more">
          <summary>{scopes} scopes</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </li>
  );
}

/** Leads to the details for which the page has no room. */
function Rest({ reading }: { reading: Reading }) {
  const [document] = publishedDocuments(reading);
  return (
    <p>
      This page has no room for all details:{' '}
      {document ? <a href={document.href}>open the OpenAPI document</a> : 'the OpenAPI document has them'}.
    </p>
  );
}
