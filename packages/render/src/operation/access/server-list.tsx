import type { ServerView } from '../../model/operation-view.js';

/** The props of `ServerList`. */
export interface ServersProps {
  /** The servers, in order. */
  servers: readonly ServerView[];
}

/**
 * Servers with their descriptions and variables.
 *
 * @example
 * ```tsx
 * import { ServerList } from '@specshelf/render/preact';
 *
 * const list = <ServerList servers={[{ url: 'https://api.example', variables: [], description: 'Production' }]} />;
 * ```
 */
export function ServerList({ servers }: ServersProps) {
  return (
    <ul className="shelf-servers">
      {servers.map(({ url, description, variables }, index) => (
        <li key={index}>
          <code>{url}</code> {description}
          {variables.map(({ name, values, description: text, default: initial }) => (
            <div key={name} className="shelf-values">
              <code>{`{${name}}`}</code> {text}
              {values.length > 0 && ' One of '}
              {values.map((value, place) => (
                <code key={place}>{value}</code>
              ))}
              {initial !== undefined && (
                <>
                  {' Default '}
                  <code>{initial}</code>
                </>
              )}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
