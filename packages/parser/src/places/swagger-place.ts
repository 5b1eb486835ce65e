/** Components of a converted document, and their sections in 2.0. */
const sections: ReadonlyMap<string, string> = new Map([
  ['schemas', 'definitions'],
  ['parameters', 'parameters'],
  ['requestBodies', 'parameters'],
  ['responses', 'responses'],
  ['securitySchemes', 'securityDefinitions'],
]);

/**
 * Returns the pointer in Swagger 2.0 of a value of the converted document, or of its nearest parent that has one: content of
 * responses, components, and all that conversion does not move. Lists of parameters lose the body, so their items have no place.
 */
export function swaggerPlace(tokens: readonly string[]): readonly string[] {
  const [first, second = '', ...rest] = tokens;
  if (first === 'servers') return ['host'];
  if (first === 'paths') return [first, second, ...inPathItem(rest)];
  if (first !== 'components') return tokens;
  const section = sections.get(second);
  if (section === undefined) return [];
  const isOther = second === 'parameters' || second === 'requestBodies';
  if (second === 'responses') return [section, ...rest.slice(0, 1), ...inResponse(rest.slice(1))];
  return [section, ...(isOther ? rest.slice(0, 1) : rest)];
}

function inPathItem(tokens: readonly string[]): readonly string[] {
  const [method = '', field, status = '', ...rest] = tokens;
  if (method === 'parameters') return [method];
  if (field === 'parameters' || field === 'requestBody') return [method, 'parameters'];
  if (field === 'responses' && tokens.length > 2) return [method, field, status, ...inResponse(rest)];
  return tokens;
}

/** Schemas of all media types come from one, and headers have the members of their schemas. */
function inResponse(tokens: readonly string[]): readonly string[] {
  const [field = '', name = '', inner, ...rest] = tokens;
  if (field === 'content') return inner === 'schema' ? ['schema', ...rest] : ['schema'];
  return field === 'headers' && inner === 'schema' ? [field, name, ...rest] : tokens;
}
