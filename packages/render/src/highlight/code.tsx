import type { CodeToken } from '../model/code-token.js';
import type { RenderContext } from '../model/render-context.js';
import { jsonTokens } from './json-tokens.js';

interface CodeProps extends Omit<TokenCodeProps, 'tokens'> {
  text: string;
  /** The name of the language, such as `json`. */
  language?: string | undefined;
  /** Whether the code is shown without colors. */
  isPlain?: boolean | undefined;
  context: RenderContext;
}

/** Code with a button that copies it. */
export function Code({ text, language, isPlain = false, context, ...props }: CodeProps) {
  return <TokenCode {...props} tokens={isPlain ? [{ text }] : tokensOf(text, language, context)} />;
}

/** Limit on the characters of highlighted code: every token is an element of the page. */
const maxHighlighted = 12_000;

function tokensOf(
  text: string,
  language: string | undefined,
  { options }: RenderContext,
): readonly CodeToken[] {
  if (language === undefined || text.length > maxHighlighted) return [{ text }];
  const tokens = options.highlight?.(text, language);
  if (tokens !== undefined) return tokens;
  return /^jsonc?$/i.test(language) ? jsonTokens(text) : [{ text }];
}

interface TokenCodeProps {
  tokens: readonly CodeToken[];
  title?: string | undefined;
  /** Whether long lines are wrapped instead of scrolled. */
  wrap?: boolean;
  hasNumbers?: boolean;
  /** Indexes of emphasized lines. */
  marked?: ReadonlySet<number>;
}

/** Code that is split into tokens already. */
export function TokenCode({
  tokens,
  title,
  wrap = false,
  hasNumbers = false,
  marked = none,
}: TokenCodeProps) {
  const classes = [...(wrap ? ['shelf-wrap'] : []), ...(hasNumbers ? ['shelf-numbered'] : [])];
  return (
    <div className="shelf-code">
      {title !== undefined && <p className="shelf-code-title">{title}</p>}
      <shelf-copy />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll long lines */}
      <pre className={classes.length > 0 ? classes.join(' ') : undefined} tabIndex={0}>
        <code>
          {hasNumbers || marked.size > 0 ? (
            <Lines tokens={tokens} marked={marked} />
          ) : (
            <Tokens tokens={tokens} />
          )}
        </code>
      </pre>
    </div>
  );
}

const none: ReadonlySet<number> = new Set();

function Lines({ tokens, marked }: { tokens: readonly CodeToken[]; marked: ReadonlySet<number> }) {
  return (
    <>
      {linesOf(tokens).map((line, index) => (
        <span key={index} className={marked.has(index) ? 'shelf-line shelf-marked' : 'shelf-line'}>
          <Tokens tokens={line} />
        </span>
      ))}
    </>
  );
}

function Tokens({ tokens }: { tokens: readonly CodeToken[] }) {
  return (
    <>
      {tokens.map(({ text, kind }, index) =>
        kind === undefined ? (
          text
        ) : (
          <span key={index} className={`shelf-${kind}`}>
            {text}
          </span>
        ),
      )}
    </>
  );
}

/** Splits tokens into lines. Each line but the last ends with a line feed. */
function linesOf(tokens: readonly CodeToken[]): CodeToken[][] {
  let line: CodeToken[] = [];
  const lines = [line];
  for (const { text, ...token } of tokens) {
    for (const piece of text.split(/(?<=\n)/)) {
      if (piece !== '') line.push({ ...token, text: piece });
      if (!piece.endsWith('\n')) continue;
      line = [];
      lines.push(line);
    }
  }
  return lines;
}
