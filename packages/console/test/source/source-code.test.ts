import { h } from 'preact';
import { render } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { SourceCode } from '../../src/source/source-code.js';

const width = 4000;

/** Returns the HTML of a part of a line. */
function see(
  line: { text: string; column: number; length: number },
  caret: number,
  isWrapped = false,
): string {
  return render(
    h(SourceCode, {
      format: 'json',
      lines: [{ number: 1, inString: false, links: [], ...line }],
      label: 'Lines',
      isWrapped,
      marked: 1,
      caret,
      linkTo: (_number, column) => `/${column ?? ''}`,
      linkReference: () => '/',
    }),
  );
}

/** Returns the first column of the part that a link to a column shows, as the service chooses it. */
const startOf = (column: number, length: number) =>
  column - 1 < (width * 3) / 4 ? 1 : Math.max(1, Math.min(column - width / 2, length - width + 1));

it.each([2, 1000, 4000, 4001, 4002, 4500, 5000, 5001, 5002, 9000, 16_001])(
  'links the part that ends where a part from column %d begins',
  (column) => {
    const html = see({ text: 'x'.repeat(width), column, length: 20_000 }, column);
    const linked = Number(/<a class="cut" href="\/(\d+)"/.exec(html)?.[1]);
    const start = startOf(linked, 20_000);
    expect(start).toBeLessThan(column);
    expect(start + width).toBeGreaterThanOrEqual(column);
    expect(start === 1 || start >= column - width).toBe(true);
  },
);

it('puts the caret below wide and combined characters', () => {
  const text = '{"🚢":"é\tx"}';
  const html = see({ text, column: 1, length: text.length }, text.indexOf('x') + 1);
  expect(html).toContain('\n<span>{&quot;🚢&quot;:&quot;é\t</span>^</span>');
});

it('puts the caret below a part of a long line', () => {
  const html = see({ text: 'abc', column: 10, length: 30 }, 12);
  expect(html).toContain('\n<span>…ab</span>^</span>');
});

it('marks a wrapped line without a caret', () => {
  const html = see({ text: 'abc', column: 1, length: 3 }, 2, true);
  expect(html).toContain('class="line marked"');
  expect(html).not.toContain('caret');
});
