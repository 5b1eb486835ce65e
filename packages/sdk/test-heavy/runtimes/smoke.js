const heading = {
  object: 'block',
  type: 'heading-1',
  data: {},
  nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'Pets', marks: [] }] }],
};

// Basic use of the packed client on any runtime. Returns a description of the results.
export async function run({ Client, NotFoundError, isSdkError, toMarkdown }, { origin: baseUrl }) {
  const client = new Client({ baseUrl, token: 'any', logLevel: 'off', dangerouslyAllowBrowser: true });
  const pets = { organizationId: 'default', specSlug: 'pets' };
  const text = JSON.stringify({ openapi: '3.1.0', info: { title: 'Pets', version: '1' }, paths: {} });
  const seen = [];
  const spec = await client.specs.upsertAndWait(
    { ...pets, source: { text } },
    { pollInterval: { initial: 50 } },
  );
  seen.push(`${spec.slug} ${spec.processingState} ${spec.lastProcessedErrorCount}`);
  for await (const { slug } of client.specs.list({ organizationId: 'default', limit: 1 })) seen.push(slug);
  const { data, requestId, attempts } = await client.user.get().withResponse();
  seen.push(`${data.id} ${typeof requestId} ${attempts}`);
  const content = await client.specs.versions.getLatestContent(pets);
  seen.push(String(content.filesystem.length));
  const missing = await client.specs.get({ ...pets, specSlug: 'cats' }).catch((error) => error);
  seen.push(`${missing instanceof NotFoundError} ${isSdkError(missing)} ${missing.kind} ${missing.status}`);
  const aborted = new AbortController();
  const call = client.user.get({ signal: aborted.signal }).catch((error) => error);
  aborted.abort(new Error('enough'));
  seen.push((await call).kind);
  seen.push(String(await client.specs.delete(pets)), String(await client.specs.delete(pets)));
  seen.push(toMarkdown({ object: 'document', data: {}, nodes: [heading] }).trim());
  return seen.join(', ');
}
