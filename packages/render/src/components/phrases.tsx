import type { RenderContext } from '../model/render-context.js';
import type { Phrase } from '../model/schema-view.js';

/** Renders the words of a sentence, with links and code. Not a component, because pages have hundreds of sentences of one word. */
export function renderPhrases(phrases: readonly Phrase[], context: RenderContext) {
  return phrases.map((phrase, index) => renderPhrase(phrase, index, context));
}

function renderPhrase({ text, target, isCode }: Phrase, index: number, context: RenderContext) {
  const href = target && context.href(target);
  if (href !== undefined) {
    return (
      <a key={index} href={href}>
        {text}
      </a>
    );
  }
  return isCode ? <code key={index}>{text}</code> : text;
}
