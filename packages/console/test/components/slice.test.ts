import { type ComponentChildren, h } from 'preact';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { renderInSlices, Slice } from '../../src/components/slice.js';

const item = (text: string) => h('li', null, text);
const list = (...slices: readonly string[]) =>
  h(
    'ul',
    null,
    slices.map((text) => h(Slice, { children: item(text) })),
  );

/** Renders a page, and counts the pauses. */
async function renderCounted(page: ComponentChildren): Promise<{ html: string; pauses: number }> {
  let pauses = 0;
  const html = await renderInSlices(page, async () => {
    pauses += 1;
  });
  return { html, pauses };
}

describe('slices of a page', () => {
  it('are in their places, with a pause before each', async () => {
    const page = h('main', null, 'before', list('one', 'two'), 'after');
    expect(await renderCounted(page)).toEqual({
      html: '<main>before<ul><li>one</li><li>two</li></ul>after</main>',
      pauses: 2,
    });
  });

  it('may contain others', async () => {
    const page = h(Slice, { children: h('section', null, list('one', 'two')) });
    const { html, pauses } = await renderCounted(page);
    expect(html).toBe('<section><ul><li>one</li><li>two</li></ul></section>');
    expect(pauses).toBe(3);
  });

  it('cannot be imitated by texts', async () => {
    const text = '<template data-slice="0"></template>';
    const { html } = await renderCounted(h('main', { title: text }, text, list('one')));
    expect(html.match(/<li>one<\/li>/g)).toHaveLength(1);
  });

  it('are rendered with the page elsewhere', () => {
    expect(render(list('one'))).toBe('<ul><li>one</li></ul>');
  });
});
