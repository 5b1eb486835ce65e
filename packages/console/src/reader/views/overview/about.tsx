import type { SpecOverview } from '@specshelf/service';
import type { ComponentChildren } from 'preact';
import { DocsLink, WebLink } from '../../components/web-link.js';

/** Facts about the specification itself. */
export function About({ overview }: { overview: SpecOverview }) {
  const facts = factsOf(overview);
  if (facts.length === 0) return null;
  return (
    <section class="reader-section">
      <h2 id="about">About this API</h2>
      <dl class="reader-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface Fact {
  name: string;
  value: ComponentChildren;
}

function factsOf({ version, contact, license, termsOfService, externalDocs }: SpecOverview): Fact[] {
  return [
    { name: 'Version', value: version },
    { name: 'Contact', value: contact && <Contact contact={contact} /> },
    {
      name: 'License',
      value: license && (
        <WebLink url={license.url}>{license.name ?? license.identifier ?? 'License'}</WebLink>
      ),
    },
    {
      name: 'Terms of service',
      value: termsOfService && <WebLink url={termsOfService}>{termsOfService}</WebLink>,
    },
    {
      name: 'Documentation',
      value: externalDocs && <DocsLink docs={externalDocs} />,
    },
  ].filter(({ value }) => value !== undefined && value !== '');
}

function Contact({ contact: { name, url, email } }: { contact: NonNullable<SpecOverview['contact']> }) {
  const text = name ?? url ?? email ?? '';
  return (
    <>
      <WebLink url={url}>{text}</WebLink>
      {email !== undefined && email !== text && <> {email}</>}
    </>
  );
}
