import type { LinesOfText, LinkedLine } from '@specshelf/service';
import { Slice } from '../components/slice.js';
import { type LineToken, lineTokens } from './line-tokens.js';

interface SourceCodeProps {
  format: LinesOfText['format'];
  lines: readonly LinkedLine[];
  label: string;
  isWrapped: boolean;
  /** Returns the URL of a line in the source view, and of a column if the line is long. */
  linkTo(line: number, column?: number): string;
  /** Returns the URL of a reference. */
  linkReference(link: LinkedLine['links'][number]): string;
  /** The line that a link leads to. */
  marked?: number | undefined;
  /** The column of that line to mark with a caret. Wrapped lines have none: it would be below another part of the line. */
  caret?: number | undefined;
  /** Whether lines have IDs: once for a page. */
  hasIds?: boolean;
}

/** Highlighted tokens of a page: each is an element. Lines beyond are shown without colors. */
const mostTokens = 4000;

/** Lines of a source with their numbers. */
export function SourceCode(props: SourceCodeProps) {
  const { lines, label, isWrapped } = props;
  const digits = String(lines.at(-1)?.number ?? 1).length;
  return (
    <section
      class={`source digits-${Math.min(digits, 7)}${isWrapped ? ' wrap' : ''}`}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll long lines
      tabIndex={0}
    >
      <Slice>
        <Lines {...props} />
      </Slice>
    </section>
  );
}

function Lines({ format, lines, isWrapped, hasIds = false, ...props }: SourceCodeProps) {
  const { linkTo, linkReference, marked, caret } = props;
  let left = mostTokens;
  return (
    <>
      {lines.map((line) => {
        const tokens = left > 0 ? lineTokens(line, format) : [{ text: line.text }];
        left -= tokens.length;
        const isMarked = line.number === marked;
        return (
          <div class={isMarked ? 'line marked' : 'line'} id={hasIds ? `L${line.number}` : undefined}>
            <a class="no" href={linkTo(line.number)} aria-label={`Line ${line.number}`}>
              {line.number}
            </a>
            <code>
              {line.column > 1 && <Cut url={linkTo(line.number, columnBefore(line))} />}
              <Tokens tokens={tokens} links={line.links} linkReference={linkReference} />
              {line.column + line.text.length <= line.length && (
                <Cut url={linkTo(line.number, line.column + line.text.length)} />
              )}
              {isMarked && !isWrapped && caret !== undefined && caret >= line.column && (
                <Caret line={line} column={caret} />
              )}
            </code>
          </div>
        );
      })}
    </>
  );
}

/** A link to the next part of a long line. */
function Cut({ url }: { url: string }) {
  return (
    <a class="cut" href={url} aria-label="More of this line">
      …
    </a>
  );
}

/**
 * Returns a column whose part of the line ends where this part begins. A column is in the middle of its part, but the first three
 * quarters of a part's length belong to the part at the start of the line.
 */
function columnBefore({ column, text: { length } }: LinkedLine): number {
  const middle = column - Math.floor(length / 2);
  return Math.max(1, column > length + 1 ? Math.max(middle, Math.ceil((length * 3) / 4) + 1) : middle);
}

/** Points at a column of the line above. Repeats its text invisibly, because the widths of characters depend on the browser. */
function Caret({ line, column }: { line: LinkedLine; column: number }) {
  const cut = line.column > 1 ? '…' : '';
  return (
    <span class="caret" aria-hidden="true">
      {'\n'}
      <span>{`${cut}${line.text.slice(0, column - line.column)}`}</span>^
    </span>
  );
}

interface TokensProps extends Pick<SourceCodeProps, 'linkReference'> {
  tokens: readonly LineToken[];
  links: LinkedLine['links'];
}

function Tokens({ tokens, links, linkReference }: TokensProps) {
  let at = 0;
  return (
    <>
      {tokens.map(({ text, kind }) => {
        const start = at;
        at += text.length;
        const inside = links.filter((link) => link.start >= start && link.end <= start + text.length);
        const content = inside.length === 0 ? text : withLinks(text, start, inside, linkReference);
        return kind === undefined ? content : <span class={`shelf-${kind}`}>{content}</span>;
      })}
    </>
  );
}

function withLinks(
  text: string,
  offset: number,
  links: LinkedLine['links'],
  linkReference: SourceCodeProps['linkReference'],
) {
  let at = 0;
  const parts = links.map((link) => {
    const [start, end] = [link.start - offset, link.end - offset];
    const before = text.slice(at, start);
    at = end;
    return (
      <>
        {before}
        <a href={linkReference(link)}>{text.slice(start, end)}</a>
      </>
    );
  });
  return [...parts, text.slice(at)];
}
