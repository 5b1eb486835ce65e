import { securityWords } from '@specshelf/render/preact';
import type { SpecOverview } from '@specshelf/service';
import { Breakable } from '../../components/page-title.js';

/** The servers and the security schemes. */
export function Access({ servers, security }: Pick<SpecOverview, 'servers' | 'security'>) {
  if (servers.length + security.length === 0) return null;
  return (
    <div class="shelf-document reader-overview">
      <Servers servers={servers} />
      <Security security={security} />
    </div>
  );
}

function Servers({ servers }: Pick<SpecOverview, 'servers'>) {
  if (servers.length === 0) return null;
  return (
    <section>
      <h2 id="servers">Servers</h2>
      <ul class="shelf-servers">
        {servers.map(({ url, description }) => (
          <li key={url}>
            <code>
              <Breakable text={url} />
            </code>{' '}
            {description !== undefined && <span class="shelf-type">{description}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Security({ security }: Pick<SpecOverview, 'security'>) {
  if (security.length === 0) return null;
  return (
    <section>
      <h2 id="authentication">Authentication</h2>
      <ul class="shelf-security">
        {security.map(({ name, descriptionHTML, ...facts }) => (
          <li key={name}>
            {securityWords(facts) ?? facts.type} <code class="shelf-type">{name}</code>
            {descriptionHTML !== undefined && (
              <div class="shelf-text" dangerouslySetInnerHTML={{ __html: descriptionHTML }} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
