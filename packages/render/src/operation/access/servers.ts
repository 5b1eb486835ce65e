import { defined } from '@specshelf/base/defined';
import {
  arrayMember,
  entriesOf,
  isObject,
  type JSONObject,
  type JSONValue,
  member,
  textMember,
} from '@specshelf/base/json';
import type { PageBudget } from '../../base/page-budget.js';
import type { ServerVariable, ServerView } from '../../model/operation-view.js';

/** The servers of an operation, with the default values of their variables. */
export function serversOf(
  root: JSONObject,
  item: JSONObject,
  operation: JSONObject,
  budget: PageBudget,
): ServerView[] {
  const lists = [operation, item].map((object) => arrayMember(object, 'servers'));
  const own = lists.find((list) => list.length > 0);
  const servers = own ?? arrayMember(root, 'servers');
  return budget.takeItems(servers.filter(isObject)).flatMap((server) => {
    const template = textMember(server, 'url');
    if (template === undefined) return [];
    const variables = member(server, 'variables');
    const url = template.replaceAll(
      /\{([^{}]+)\}/g,
      (placeholder, name: string) => defaultOf(member(variables, name)) ?? placeholder,
    );
    const texts = [textMember(server, 'name'), textMember(server, 'description')];
    // The only server of all operations is described once for all of them.
    const isCommon = own === undefined && servers.length === 1;
    const text = texts.filter((each) => each !== undefined && each !== '').join(': ');
    const description = isCommon || text === '' ? undefined : text;
    return [{ url, variables: variablesOf(variables, budget), ...defined({ description }) }];
  });
}

function variablesOf(variables: JSONValue | undefined, budget: PageBudget): ServerVariable[] {
  return budget.takeItems(entriesOf(variables)).map(([name, variable]) => ({
    name,
    values: budget.takeItems(arrayMember(variable, 'enum')).map(String),
    ...defined({ description: textMember(variable, 'description') }),
  }));
}

function defaultOf(variable: JSONValue | undefined): string | undefined {
  const value = member(variable, 'default');
  return value === undefined || value === null ? undefined : String(value);
}
