import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { templateProperty } from '../templates/template-element.js';
import { linkProtocols } from './safe-url.js';

const refused = new Set(['picture', 'source', 'ruby', 'rp', 'rt', 'section', 'span']);

/** What may stand in the HTML of a description. Ids, styles and classes are not in it: they belong to the page around. */
export const sanitizeSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !refused.has(name)), 'mark', 'u'],
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-./]],
    details: ['open'],
    div: [templateProperty],
    img: ['alt', 'height', 'referrerPolicy', 'src', 'title', 'width'],
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    ol: ['start'],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan'],
  },
  clobber: [],
  protocols: { href: [...linkProtocols], src: ['http', 'https'] },
  strip: ['script', 'style'],
} satisfies Schema;

/** Raw tags that are kept; a check box is made by a task list only. */
export const rawTagNames: ReadonlySet<string> = new Set(
  sanitizeSchema.tagNames.filter((name) => name !== 'input'),
);

/** Their attributes as HTML spells them. What makes a template block is no author's to write. */
export const rawAttributeNames: ReadonlySet<string> = new Set(
  Object.values(sanitizeSchema.attributes)
    .flat()
    .map((attribute) => (typeof attribute === 'string' ? attribute : attribute[0]))
    .filter((name) => name !== templateProperty)
    .map((name) => (name === 'className' ? 'class' : name.toLowerCase())),
);
