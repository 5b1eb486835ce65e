import type { JSONObject } from '../json.js';
import type { PageBudget } from '../page-budget.js';
import { descriptionOf } from '../schema/describe-schema.js';
import type { Description } from '../schema/schema-view.js';
import { textSize } from '../text-size.js';

/** The description of an object, if the page has room for it. */
export function descriptionWithin(budget: PageBudget, object: JSONObject): Description | undefined {
  const description = descriptionOf(object);
  if (description === undefined) return undefined;
  return budget.takeText(textSize(description)) ? description : omitted(budget);
}

function omitted(budget: PageBudget): undefined {
  budget.omit();
}
