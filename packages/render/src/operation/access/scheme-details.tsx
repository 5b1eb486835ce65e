import type { LabeledURL, SecurityScope } from '../../model/operation-view.js';

/** The props of `SchemeDetails`. */
export interface SchemeDetailsProps {
  /** In order. */
  scopes: readonly SecurityScope[];
  /** Where clients get tokens. */
  urls: readonly LabeledURL[];
}

/**
 * The scopes and the URLs of a security scheme.
 *
 * @example
 * ```tsx
 * import { SchemeDetails } from '@specshelf/render/preact';
 *
 * const urls = [{ label: 'Token URL', url: 'https://api.example/token' }];
 * const details = <SchemeDetails scopes={[{ name: 'read', description: 'Read orders' }]} urls={urls} />;
 * ```
 */
export function SchemeDetails({ scopes, urls }: SchemeDetailsProps) {
  return (
    <>
      <Scopes scopes={scopes} />
      {urls.map(({ label, url }) => (
        <div key={`${label} ${url}`} className="shelf-values">
          {label} <code>{url}</code>
        </div>
      ))}
    </>
  );
}

function Scopes({ scopes }: Pick<SchemeDetailsProps, 'scopes'>) {
  if (scopes.length === 0) return null;
  const word = scopes.length === 1 ? 'scope' : 'scopes';
  if (scopes.every(({ description }) => description === undefined)) {
    return (
      <span className="shelf-values">
        {word}
        {scopes.map(({ name }) => (
          <code key={name}>{name}</code>
        ))}
      </span>
    );
  }
  return (
    <>
      <span className="shelf-values">{word}</span>
      <dl className="shelf-values">
        {scopes.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd dir="auto">{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
