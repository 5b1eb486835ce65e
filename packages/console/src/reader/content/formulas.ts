/** Whether rendered HTML contains formulas, which are code. */
export function hasFormulas(html: string): boolean {
  return html.includes('<code class="language-math">');
}

/** Converts formulas to MathML. The converter is large, and few pages have formulas: it is loaded with the first of them. */
export async function withFormulas(html: string, pause: () => Promise<void>): Promise<string> {
  const { convertFormulas } = await import('@specshelf/render/math');
  return convertFormulas(html, pause);
}
