import type { Parameter } from './parameter-lists.js';

type Repeated = [parameter: Parameter, first: Parameter][];

/** Returns the parameters whose name and location are already in the list, each with the first one. */
export function repeatedParameters(parameters: readonly Parameter[]): Repeated {
  return parameters.length > 8 ? repeatedByKey(parameters) : repeatedByComparison(parameters);
}

/** Avoids a map: nearly all lists are short. */
function repeatedByComparison(parameters: readonly Parameter[]): Repeated {
  const repeated: Repeated = [];
  for (let index = 1; index < parameters.length; index += 1) {
    const parameter = parameters[index];
    const first = parameters.findIndex(
      (one) => one.name === parameter?.name && one.location === parameter.location,
    );
    const other = parameters[first];
    if (first < index && parameter !== undefined && other !== undefined) repeated.push([parameter, other]);
  }
  return repeated;
}

function repeatedByKey(parameters: readonly Parameter[]): Repeated {
  const repeated: Repeated = [];
  const first = new Map<string, Parameter>();
  for (const parameter of parameters) {
    const key = `${parameter.location}:${parameter.name}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, parameter);
    else repeated.push([parameter, other]);
  }
  return repeated;
}
