import type { RenderContext } from '../model/render-context.js';

interface MathProps {
  formula: string;
  display: 'block' | 'inline';
  context: RenderContext;
}

/** A formula as MathML, if the application converts it; otherwise as code, like in the HTML of authors. */
export function MathFormula({ formula, display, context }: MathProps) {
  const mathML = context.options.math?.(formula, display);
  if (mathML === undefined) {
    const code = <code className="language-math">{formula}</code>;
    return display === 'block' ? <pre>{code}</pre> : code;
  }
  return display === 'block' ? (
    <div className="shelf-math" dangerouslySetInnerHTML={{ __html: mathML }} />
  ) : (
    <span dangerouslySetInnerHTML={{ __html: mathML }} />
  );
}
