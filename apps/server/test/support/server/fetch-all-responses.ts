import type { TestServer } from './start-server.js';

/** The responses of a server, by request. */
export type Responses = Map<string, { status: number; etag: string | null; body: string }>;

/** Fetches all pages of all lists, all contents, and the pages computed from them. */
export async function fetchAllResponses({ url }: TestServer, token: string): Promise<Responses> {
  const responses: Responses = new Map();
  const request = async (path: string, body?: object) => {
    const response = await fetch(url + path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const key = body ? `${path} ${JSON.stringify(body)}` : path;
    responses.set(key, { status: response.status, etag: response.headers.get('etag'), body: text });
    return JSON.parse(/json/.test(response.headers.get('content-type') ?? '') ? text : 'null');
  };
  const requestPages = async (path: string): Promise<Item[]> => {
    const items: Item[] = [];
    for (let next = `${path}?limit=3`; ; ) {
      const page = await request(next);
      items.push(...page.items);
      if (!page.next) return items;
      next = `${path}?limit=3&page=${page.next.page}`;
    }
  };

  for (const organization of ['acme', 'zenith']) {
    await request(`/v1/orgs/${organization}`);
    const list = `/v1/orgs/${organization}/openapi`;
    for (const { slug } of await requestPages(list)) {
      await request(`${list}/${slug}`);
      await request(`${list}/${slug}/versions/latest`);
      await request(`${list}/${slug}/versions/latest/content/raw`);
      await request(`/published/${organization}/${slug}.json`);
      await requestPages(`${list}/${slug}/changelog`);
      await request(`${list}/${slug}/acknowledgments`);
      const { items: labels } = await request(`${list}/${slug}/labels`);
      for (const { name } of labels) {
        await request(`${list}/${slug}/labels/${name}`);
        await request(`${list}/${slug}/labels/${name}/usage`);
        await requestPages(`${list}/${slug}/labels/${name}/moves`);
        await request(`${list}/${slug}/versions/label:${name}`);
        await request(`/published/${organization}/${slug}@${name}.json`);
      }
      for (const { id } of await requestPages(`${list}/${slug}/versions`)) {
        await request(`${list}/${slug}/versions/${id}`);
        await request(`${list}/${slug}/versions/${id}/usage`);
        await requestPages(`${list}/${slug}/versions/${id}/changes`);
        await request(`${list}/${slug}/versions/${id}/changes.md`);
        await requestPages(`${list}/${slug}/versions/${id}/publications`);
        await request(`${list}/${slug}/versions/${id}/content`);
        await request(`${list}/${slug}/versions/${id}/document.yaml`);
        await request(`${list}/${slug}/versions/${id}/source`);
      }
      const dependencies = { spec: { ref: { kind: 'openapi', spec: slug } } };
      const source = { type: 'builtin:openapi', props: { models: true }, dependencies };
      const computed = `/v1/spaces/${organization}-docs/content/computed`;
      const revision = await request(`${computed}/revision`, { source, seed: 'seed' });
      for (const page of revision.pages?.slice(0, 2) ?? []) {
        await request(`${computed}/document?schema=next`, { source: page.computed, seed: page.computedSeed });
      }
    }
  }
  return responses;
}

interface Item {
  id: string;
  slug: string;
}
