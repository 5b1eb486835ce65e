import { DescriptionText } from '../../components/description.js';
import type { SecurityAlternative, SecurityScheme } from '../../model/operation-view.js';
import type { RenderContext } from '../../model/render-context.js';
import { SchemeDetails } from './scheme-details.js';

interface SecurityProps {
  /** Of the heading. */
  id: string | undefined;
  /** Alternatives of which one is enough. */
  alternatives: readonly SecurityAlternative[];
  context: RenderContext;
}

/** The authentication of an operation: alternatives as alternatives, schemes of one alternative together. */
export function Security({ id, alternatives, context }: SecurityProps) {
  if (alternatives.length === 0) return null;
  return (
    <section className="shelf-section">
      <h3 id={id}>Authentication</h3>
      {alternatives.length > 1 && <p className="shelf-group">One of</p>}
      <ul className="shelf-security">
        {alternatives.map((schemes, index) => (
          <li key={index}>
            {schemes.length === 0
              ? 'No authentication'
              : schemes.map((scheme, position) => (
                  <Scheme key={scheme.name} scheme={scheme} isFirst={position === 0} context={context} />
                ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SchemeProps {
  scheme: SecurityScheme;
  isFirst: boolean;
  context: RenderContext;
}

function Scheme({ scheme, isFirst, context }: SchemeProps) {
  const { name, words, scopes, urls, description } = scheme;
  return (
    <div>
      {!isFirst && 'and '}
      {words !== name && words} <code className={words === name ? undefined : 'shelf-type'}>{name}</code>
      <DescriptionText description={description} context={context} />
      <SchemeDetails scopes={scopes} urls={urls} />
    </div>
  );
}
