import type { JSONObject } from '@specshelf/base/json';
import type { PageBudget } from '../base/page-budget.js';
import type { Description } from '../model/schema-view.js';
import { descriptionOf } from './describe-schema.js';
import { textSize } from './text-size.js';

/** The description of an object, if the page has room for it. */
export function descriptionWithin(budget: PageBudget, object: JSONObject): Description | undefined {
  const description = descriptionOf(object);
  if (description === undefined) return undefined;
  return budget.takeText(textSize(description)) ? description : omitted(budget);
}

function omitted(budget: PageBudget): undefined {
  budget.omit();
}
