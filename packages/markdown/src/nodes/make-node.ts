import type { Leaf, Mark, Paragraph, Text, TextOrInline } from './node-types.js';

/** Marks with a Markdown or HTML form. */
export type MarkType = Exclude<Mark['type'], 'color'>;

export function paragraph(nodes: TextOrInline[]): Paragraph {
  return { object: 'block', type: 'paragraph', data: {}, nodes };
}

export function text(value: string, marks: readonly MarkType[] = []): Text {
  return { object: 'text', leaves: [leaf(value, marks)] };
}

export function leaf(value: string, marks: readonly MarkType[]): Leaf {
  return { object: 'leaf', text: value, marks: marks.map(mark) };
}

function mark(type: MarkType): Mark {
  return { object: 'mark', type };
}
