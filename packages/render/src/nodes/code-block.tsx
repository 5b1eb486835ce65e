import { Code } from '../highlight/code.js';
import type { BlockOf } from '../model/node-types.js';
import type { NodeProps } from '../model/render-context.js';

type Line = BlockOf<'code'>['nodes'][number];
type Piece = Line['nodes'][number];
type Annotation = Extract<Piece, { type: 'annotation' }>;

/** Lines that are shown of collapsed code by default. */
const collapsedLines = 10;

/** Code of an author. The notes of its annotations follow it, because code is copied without them. */
export function CodeBlock({ node, context }: NodeProps<BlockOf<'code'>>) {
  const { title, syntax, overflow, lineNumbers, expandable, collapsedLineCount = collapsedLines } = node.data;
  const lines = node.nodes.map((line) => line.nodes.map(textOf).join(''));
  const props = {
    language: syntax,
    title,
    wrap: overflow === 'wrap',
    hasNumbers: lineNumbers === true,
    marked: new Set(node.nodes.flatMap((line, index) => (line.data.highlighted === true ? [index] : []))),
    context,
  };
  const isCollapsed =
    expandable === true && lines.length > collapsedLineCount && context.options.open !== true;
  return (
    <>
      {isCollapsed ? (
        <>
          <Code {...props} text={lines.slice(0, collapsedLineCount).join('\n')} />
          <details className="shelf-more">
            <summary>All {lines.length} lines</summary>
            <Code {...props} text={lines.join('\n')} />
          </details>
        </>
      ) : (
        <Code {...props} text={lines.join('\n')} />
      )}
      {node.nodes.flatMap(annotationsOf).map((annotation, index) => (
        <Note key={index} node={annotation} context={context} />
      ))}
    </>
  );
}

function Note({ node, context }: { node: Annotation } & Pick<NodeProps, 'context'>) {
  return (
    <div className="shelf-note">
      <p>
        <code>{node.nodes.map(textOf).join('')}</code>
      </p>
      {node.fragments.map((fragment, index) => (
        <context.Blocks key={index} nodes={fragment.nodes} context={context} />
      ))}
    </div>
  );
}

function annotationsOf(line: Line): Annotation[] {
  return line.nodes.filter((piece) => piece.object === 'inline' && piece.type === 'annotation');
}

/** The text of a line of code, without marks. */
function textOf(piece: Piece): string {
  if (piece.object === 'text') return piece.leaves.map(({ text }) => text).join('');
  if (piece.type === 'expression') return piece.data.expression;
  return piece.nodes.map(textOf).join('');
}
