/** Named schemas that refer to each other, different for each seed. The first has properties. */
export function randomSchemas(seed: number): Record<string, unknown> {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const count = 4;
  const properties = (depth: number, least: number): Record<string, unknown> =>
    Object.fromEntries(
      Array.from({ length: least + below(2) }, (_, index) => [`p${index}`, schema(depth - 1)]),
    );
  const schema = (depth: number): unknown => {
    const kind = below(depth > 0 ? 7 : 3);
    if (kind === 0) return { type: 'string', enum: ['a', 'b'] };
    if (kind < 3) return { $ref: `#/components/schemas/S${below(count)}` };
    if (kind === 3) return { type: 'array', items: schema(depth - 1) };
    if (kind === 4) return { oneOf: [schema(depth - 1), schema(depth - 1), { type: 'null' }] };
    if (kind === 5)
      return { allOf: [schema(depth - 1), { type: 'object', properties: properties(depth, 1) }] };
    return { type: 'object', properties: properties(depth, 1), additionalProperties: schema(depth - 1) };
  };
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `S${index}`,
      { type: 'object', properties: properties(2, 2) },
    ]),
  );
}
