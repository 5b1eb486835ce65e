import { lineTokens } from './line-tokens.js';

/** A highlighted line without links, such as one of an example. */
export function LineTokens({ line, format }: { line: string; format: 'json' | 'yaml' }) {
  const text = line.endsWith('\n') ? line.slice(0, -1) : line;
  return (
    <>
      {lineTokens({ text, inString: false }, format).map(({ text, kind }) =>
        kind === undefined ? text : <span class={`shelf-${kind}`}>{text}</span>,
      )}
      {'\n'}
    </>
  );
}
