import type { OperationView } from '../model/operation-view.js';

const colored: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** A method in its color. */
function Method({ method }: { method: string }) {
  const name = method.toLowerCase();
  return <span className={`shelf-method shelf-${colored.has(name) ? name : 'other'}`}>{method}</span>;
}

/** A longer path wraps anywhere, without elements for places to wrap and for variables: it can have a million of them. */
const longestBreakable = 1_000;

/** A path that wraps at its slashes. */
function Breakable({ path }: { path: string }) {
  const parts = path.slice(0, longestBreakable).split(/(?<=[^/])(?=\/[^/])/);
  return (
    <>
      {parts.flatMap((part, index) => [<wbr key={index} />, part])}
      {path.slice(longestBreakable)}
    </>
  );
}

/** Method and address of an operation, with a button that copies the address. */
export function Endpoint({ view }: { view: OperationView }) {
  const { method, path, kind, servers } = view;
  const server = servers[0]?.url.replace(/\/$/, '') ?? '';
  return (
    <div className="shelf-endpoint">
      <Method method={method} />
      <code className="shelf-path">
        {server !== '' && kind === 'operation' && (
          <span className="shelf-server">
            <Breakable path={server} />
          </span>
        )}
        {piecesOf(path).map((part, index) =>
          part.startsWith('{') ? (
            <span key={index} className="shelf-variable">
              {part}
            </span>
          ) : (
            <Breakable key={index} path={part} />
          ),
        )}
      </code>
      <shelf-copy />
    </div>
  );
}

/** Splits a path before and after each variable, such as `{id}`. */
function piecesOf(path: string): string[] {
  return path.length > longestBreakable ? [path] : path.split(/(\{[^{}]*\})/);
}
