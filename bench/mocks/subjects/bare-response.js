/** The baseline: a constant response. */
export const start = (input) => input;

export function prepare(mock) {
  const respond = async (text) => new Response(text, { headers: { 'content-type': 'application/json' } });
  return { list: () => respond(mock.list), get: () => respond(mock.get) };
}
