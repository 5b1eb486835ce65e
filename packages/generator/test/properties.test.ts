import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterAt, lastCharacter } from '../../../scripts/testing/character-at.js';
import { randomSeed } from '../../../scripts/testing/random-seed.js';
import type { Outline, OutlineTag } from '../src/index.js';
import { actionsOf, expectSound } from './support/expect-sound.js';
import { revisionOf } from './support/generate.js';

// Few names, so that tags, parents, groups and titles often collide.
const name = fc.constantFrom(
  'a',
  'b',
  'c',
  'A',
  'a-1',
  'default',
  'webhooks',
  'Webhooks',
  'é',
  '😀',
  ' ',
  '__proto__',
  'constructor',
);

const tag: fc.Arbitrary<OutlineTag> = fc.record(
  { name, parent: name, title: name, hidden: fc.constant(true as const) },
  { requiredKeys: ['name'] },
);

const action = fc.record(
  { method: fc.constantFrom('get', 'post', 'query'), tags: fc.array(name, { maxLength: 3 }), summary: name },
  { requiredKeys: ['method', 'tags'] },
);

const outlines = (tags: fc.Arbitrary<OutlineTag>): fc.Arbitrary<Outline> =>
  fc
    .record({
      tags: fc.uniqueArray(tags, { selector: ({ name }) => name, maxLength: 10 }),
      tagGroups: fc.array(fc.record({ name, tags: fc.array(name, { maxLength: 4 }) }), { maxLength: 3 }),
      operations: fc.array(action, { maxLength: 12 }),
      webhooks: fc.array(action, { maxLength: 4 }),
      schemas: fc.uniqueArray(name, { maxLength: 3 }),
    })
    .map(({ operations, webhooks, ...rest }) => ({
      version: 1,
      title: 'T',
      info: [],
      ...rest,
      operations: operations.map((base, n) => ({ ...base, path: `/${n}` })),
      webhooks: webhooks.map((base, n) => ({ ...base, name: `${n}` })),
    }));

const anyText = fc.string({ unit: fc.nat(lastCharacter).map(characterAt) });

const visibleTag = tag.map(({ hidden: _, ...rest }) => rest);

describe('for any tags', () => {
  it('every operation and webhook is shown exactly once, and ids, paths and keys are unique (PA17, CC8)', () => {
    fc.assert(
      fc.property(outlines(visibleTag), (outline) => void expectSound(outline)),
      { seed: randomSeed(1) },
    );
  });

  it('every operation and webhook without a hidden tag is shown exactly once (CC10)', () => {
    fc.assert(
      fc.property(outlines(tag), (outline) => {
        expectSound(outline, hiddenActions(outline));
      }),
      { seed: randomSeed(1) },
    );
  });

  it('the same input produces the same bytes (CC1)', () => {
    fc.assert(
      fc.property(outlines(tag), anyText, (outline, seed) => {
        const copy: Outline = JSON.parse(JSON.stringify(outline));
        expect(JSON.stringify(revisionOf(copy, {}, seed))).toBe(
          JSON.stringify(revisionOf(outline, {}, seed)),
        );
      }),
      { seed: randomSeed(1) },
    );
  });
});

/** Visible actions that are on no page, because one of their tags or its parents is hidden. */
function hiddenActions(outline: Outline): Set<string> {
  const shown = new Set<string>();
  const revision = revisionOf({ ...outline }, { grouping: 'by-operation' });
  const visit = (pages: typeof revision.pages) => {
    for (const page of pages) {
      if (page.type !== 'document') continue;
      const id = page.computed?.props?.['page'];
      if (typeof id === 'string') shown.add(id);
      visit(page.pages);
    }
  };
  visit(revision.pages);
  const hidden = new Set<string>();
  const all = actionsOf(outline);
  const identifiers = [
    ...outline.operations.map(({ method, path }) => `op-${method}-${path}`),
    ...outline.webhooks.map(({ method, name }) => `hook-${method}-${name}`),
  ];
  for (const [n, identifier] of identifiers.entries()) {
    const action = all[n];
    if (action !== undefined && !shown.has(identifier)) hidden.add(action);
  }
  if (hidden.size > 0) expect(outline.tags.some((tag) => tag.hidden)).toBe(true);
  return hidden;
}
