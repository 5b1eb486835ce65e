import temml from 'temml';
import { formulasIn, placed } from './math/formulas-in-html.js';
import { sanitizeMathML } from './math/sanitize-math-ml.js';

/** Limits on the characters of a formula: conversion takes up to 20 ms for them. */
const maxLength = 500;
const maxChemistryLength = 200;

/** Commands that define others: a short formula with them can expand to a very long one. */
const definition =
  /\\(?:[gex]?def|let|futurelet|global|(?:re)?newcommand|providecommand|DeclareMathOperator)/;
const chemistry = /\\(?:ce|pu)(?![a-z])/i;

/**
 * Converts a formula in TeX to MathML: the option `math` of `renderDocument` and of the components. The MathML contains no scripts, links,
 * images, and inline styles, whatever the formula. Returns undefined, so that the formula is shown as code, if it is invalid, defines
 * commands, or is longer than 500 characters (200 with the chemical formulas of `\ce`).
 *
 * @param formula A formula without delimiters such as `$$`. Commands that need trust, such as `\includegraphics`, are invalid.
 * @param display `block` for a formula with a line of its own, `inline` for one within text.
 *
 * @example
 * ```ts
 * import { renderDocument } from '@specshelf/render/html';
 * import { toMathML } from '@specshelf/render/math';
 *
 * console.log(toMathML('x^2', 'inline')); // <math><msup><mi>x</mi><mn>2</mn></msup></math>
 * console.log(toMathML('\\frac{', 'inline')); // undefined
 *
 * const html = renderDocument(document, { math: toMathML });
 * ```
 */
export function toMathML(formula: string, display: 'block' | 'inline'): string | undefined {
  const limit = chemistry.test(formula) ? maxChemistryLength : maxLength;
  if (formula.length > limit || definition.test(formula)) return undefined;
  try {
    const text = temml.renderToString(formula, {
      displayMode: display === 'block',
      throwOnError: true,
      trust: false,
      maxExpand: 100,
      // In ems.
      maxSize: [10, 10],
    });
    return sanitizeMathML(text);
  } catch {
    // Errors other than those of the parser occur as well, such as an exceeded stack.
    return undefined;
  }
}

/** Limit on the elements of the formulas of a page. */
const maxElements = 4_000;

/**
 * Converts the formulas of a rendered page to MathML, one after the other: the alternative to the option `math` for a server that must not
 * block other requests. Returns the HTML with all formulas that `toMathML` can convert, up to 4,000 elements; others remain code.
 *
 * @param html HTML of `renderDocument` without the option `math`.
 * @param pause Called after each formula. Default: no pause.
 *
 * @example
 * ```ts
 * import { renderDocument } from '@specshelf/render/html';
 * import { convertFormulas } from '@specshelf/render/math';
 *
 * const html = await convertFormulas(renderDocument(document), () => new Promise(setImmediate));
 * ```
 */
export async function convertFormulas(html: string, pause?: () => Promise<void>): Promise<string> {
  const pieces: string[] = [];
  let elements = 0;
  let end = 0;
  for (const { formula, display, code, index } of formulasIn(html)) {
    const mathML = elements < maxElements ? toMathML(formula, display) : undefined;
    elements += mathML?.match(/<m/g)?.length ?? 0;
    pieces.push(html.slice(end, index), mathML === undefined ? code : placed(mathML, display));
    end = index + code.length;
    await pause?.();
  }
  return [...pieces, html.slice(end)].join('');
}
