// What the packed client is seen to do on every runtime: a function of where the server is, so that it runs where there is no
// environment. Gives what it has seen.
export async function smoke({ Client, NotFoundError, isSdkError }, baseUrl, options = {}) {
  const client = new Client({ baseUrl, token: 'any', logLevel: 'off', ...options });
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
  return seen.join(', ');
}
