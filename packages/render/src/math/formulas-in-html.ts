import type { RenderOptions } from '../model/options.js';

/** A formula as code: in the HTML of an author, and in our own without MathML. */
const formulaPattern = /(<pre>)?<code class="language-math">([^<]*)<\/code>(?:<\/pre>)?/g;

/** A formula in HTML. */
export interface FoundFormula {
  formula: string;
  display: 'block' | 'inline';
  /** The HTML of the formula as code. */
  code: string;
  /** Position of the code in the HTML. */
  index: number;
}

/** Returns the formulas in HTML, in order. */
export function formulasIn(html: string): FoundFormula[] {
  return [...html.matchAll(formulaPattern)].map(({ 0: code, 1: pre, 2: source = '', index }) => ({
    formula: unescaped(source).trim(),
    display: pre === undefined ? 'inline' : 'block',
    code,
    index,
  }));
}

/** Returns MathML at the place of a formula. */
export function placed(mathML: string, display: 'block' | 'inline'): string {
  return display === 'block' ? `<div class="shelf-math">${mathML}</div>` : `<span>${mathML}</span>`;
}

/** Replaces the formulas in the HTML of an author. */
export function withFormulas(html: string, { math }: Pick<RenderOptions, 'math'>): string {
  if (math === undefined) return html;
  let end = 0;
  const pieces = formulasIn(html).flatMap(({ formula, display, code, index }) => {
    const mathML = math(formula, display);
    const before = html.slice(end, index);
    end = index + code.length;
    return [before, mathML === undefined ? code : placed(mathML, display)];
  });
  return [...pieces, html.slice(end)].join('');
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', apos: "'" };

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|quot|amp|apos));/gi,
    (entity, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return characters[name.toLowerCase()] ?? entity;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );
}
