/** The floor: a constant response. */
export const start = (input) => input;

export function prepare(mock) {
  const answer = async (text) => new Response(text, { headers: { 'content-type': 'application/json' } });
  return { list: () => answer(mock.list), get: () => answer(mock.get) };
}
