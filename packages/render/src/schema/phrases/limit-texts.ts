import type { PageBudget } from '../../base/page-budget.js';
import { maxValueLength, printValue } from '../../base/words.js';
import type { Phrase } from '../../model/schema-view.js';
import type { ViewDraft } from '../describe-schema.js';
import { countOf, textSize } from '../text-size.js';

/** Limits on the values, the examples, and the constraints of one schema. */
const maxValues = 100;
const maxExamples = 5;
const maxConstraints = 20;

/** Appended to the ID of an element, for the page with all of its texts. */
export const textSuffix = ':text';

/** Shortens the texts of a view, and adds a link to all of them if anything is missing. */
export function limitTexts(view: ViewDraft, budget: PageBudget): void {
  const { values, examples, constraints, description, default: initial } = view;
  const fits = description === undefined || budget.takeText(textSize(description));
  const shown = [...examples.slice(0, maxExamples), ...(initial === undefined ? [] : [initial])];
  const isShort =
    values.length <= maxValues &&
    examples.length <= maxExamples &&
    constraints.length <= maxConstraints &&
    !constraints.flat().some(({ text }) => text.length > maxValueLength) &&
    !shown.some(isLong) &&
    !values.slice(0, maxValues).some(({ value }) => isLong(value));
  if (fits && isShort) return;
  if (!fits) delete view.description;
  view.values = values.slice(0, maxValues);
  view.examples = examples.slice(0, maxExamples);
  view.constraints = constraints.slice(0, maxConstraints).map((phrases) => phrases.map(shorten));
  view.moreText = {
    text: values.length > maxValues ? `All ${values.length} values` : 'Complete description',
    target: { kind: 'part', id: view.id + textSuffix },
  };
}

/** The elements of a row, estimated: text, markup of the description, and values. */
export function elementsOf({ description, values, constraints, type, examples }: ViewDraft): number {
  const markup =
    1 + (description !== undefined && 'html' in description ? countOf('</', description.html) : 0);
  return 6 + markup + constraints.length * 1.5 + values.length * 2 + examples.length * 2 + type.length / 2;
}

function isLong(value: Parameters<typeof printValue>[0]): boolean {
  return printValue(value, maxValueLength + 1).length > maxValueLength;
}

function shorten(phrase: Phrase): Phrase {
  const { text } = phrase;
  return text.length > maxValueLength ? { ...phrase, text: `${text.slice(0, maxValueLength)}…` } : phrase;
}
