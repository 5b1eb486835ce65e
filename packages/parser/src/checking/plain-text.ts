import type { FieldRule } from './checked-type.js';

/** Adds to the rule of a field a warning for descriptions that are shown as plain text. */
export const withPlainText =
  (rule: FieldRule | undefined): FieldRule =>
  (value, object, name, context) => {
    if (typeof value === 'string' && context.plainTexts.has(value)) {
      const message =
        'This description is too long or too deeply nested for Markdown: it is shown as plain text. Shorten it, or simplify its markup';
      context.warning('description-plain-text', message, object, name);
    }
    rule?.(value, object, name, context);
  };
