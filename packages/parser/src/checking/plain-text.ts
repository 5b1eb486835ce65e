import type { FieldRule } from './checked-table.js';

/** Reports a description that became plain text, before another rule for the same field. */
export const withPlainText =
  (rule: FieldRule | undefined): FieldRule =>
  (value, object, name, context, type) => {
    if (typeof value === 'string' && context.plainTexts.has(value)) {
      const message =
        'This description is too long or too deeply nested for Markdown: it is shown as plain text. Shorten it, or simplify its markup';
      context.warning('description-plain-text', message, object, name);
    }
    rule?.(value, object, name, context, type);
  };
