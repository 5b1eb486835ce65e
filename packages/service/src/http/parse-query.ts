/** Values by parameter; an array for a parameter that is sent several times. */
export type Query = Readonly<Record<string, string | string[]>>;

/** Parses a query. Brackets in the name of a parameter have no meaning. */
export function parseQuery(search: string): Query {
  if (search === '') return {};
  const texts = new URLSearchParams(search);
  return Object.fromEntries([...texts.keys()].map((name) => [name, oneOrAll(texts.getAll(name))]));
}

function oneOrAll(values: string[]): string | string[] {
  const [value] = values;
  return value !== undefined && values.length === 1 ? value : values;
}
