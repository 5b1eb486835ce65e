import { linkProtocols } from '@specshelf/base/safe-url';
import { defaultSchema, type Schema } from 'hast-util-sanitize';
import { templateProperty } from '../templates/template-element.js';

const excludedTags = new Set(['picture', 'source', 'ruby', 'rp', 'rt', 'section', 'span']);

/** The allowed HTML of a description. Without ids, styles and classes, because they belong to the surrounding page. */
export const sanitizeSchema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !excludedTags.has(name)), 'mark', 'u'],
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

/** Tags that are allowed in raw HTML. Only task lists create check boxes. */
export const rawTagNames: ReadonlySet<string> = new Set(
  sanitizeSchema.tagNames.filter((name) => name !== 'input'),
);

/** Attributes of raw HTML, in their HTML spelling. Authors must not write the attribute of template blocks. */
export const rawAttributeNames: ReadonlySet<string> = new Set(
  Object.values(sanitizeSchema.attributes)
    .flat()
    .map((attribute) => (typeof attribute === 'string' ? attribute : attribute[0]))
    .filter((name) => name !== templateProperty)
    .map((name) => (name === 'className' ? 'class' : name.toLowerCase())),
);
