import { isArray, isObject, type JSONObject, member } from '@specshelf/base/json';
import type { RuleContext } from '../checking/rule-context.js';
import { quote } from '../text/quote.js';
import { templateNames } from './template-names.js';

export function checkServer(server: JSONObject, context: RuleContext): void {
  const url = member(server, 'url');
  const variables = member(server, 'variables') ?? {};
  if (typeof url !== 'string' || !isObject(variables)) return;
  for (const name of templateNames(url)) {
    if (!Object.hasOwn(variables, name)) {
      const message = `The variable {${name}} of the URL is not defined in \`variables\``;
      context.error('server-variable-not-defined', message, server, 'url');
    }
  }
  for (const variable of Object.values(variables)) {
    if (isObject(variable)) checkDefault(variable, context);
  }
}

function checkDefault(variable: JSONObject, { error, warning, version }: RuleContext): void {
  const values = member(variable, 'enum');
  const preset = member(variable, 'default');
  if (typeof preset === 'string' && isArray(values) && values.length > 0 && !values.includes(preset)) {
    // Required since 3.1 only.
    const report = version === '3.0' ? warning : error;
    report(
      'server-variable-default',
      `\`default\` is ${quote(preset)}, which is not one of the values in \`enum\``,
      variable,
      'default',
    );
  }
}
