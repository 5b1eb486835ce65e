import { parseDefinition } from './field-definition.js';
import { openapiDefinitions } from './openapi-definitions.js';

/** The methods with a field of their own in path items, in lower case. */
export const methods: ReadonlySet<string> = new Set(
  Object.entries(openapiDefinitions.PathItem)
    .filter(([, definition]) => parseDefinition(definition).shape === 'Operation')
    .map(([name]) => name),
);
