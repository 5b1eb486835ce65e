import type { TestServer } from './start-server.js';

/** What a server has answered, by what it was asked. */
export type Answers = Map<string, { status: number; etag: string | null; body: string }>;

/** Asks a server for everything that there is: all pages of all lists, every content, and what is computed of it. */
export async function allAnswers({ url }: TestServer, token: string): Promise<Answers> {
  const answers: Answers = new Map();
  const ask = async (path: string, body?: object) => {
    const response = await fetch(url + path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const about = body ? `${path} ${JSON.stringify(body)}` : path;
    answers.set(about, { status: response.status, etag: response.headers.get('etag'), body: text });
    return JSON.parse(/json/.test(response.headers.get('content-type') ?? '') ? text : 'null');
  };
  const askPages = async (path: string): Promise<Item[]> => {
    const items: Item[] = [];
    for (let next = `${path}?limit=3`; ; ) {
      const page = await ask(next);
      items.push(...page.items);
      if (!page.next) return items;
      next = `${path}?limit=3&page=${page.next.page}`;
    }
  };

  for (const organization of ['acme', 'zenith']) {
    await ask(`/v1/orgs/${organization}`);
    const list = `/v1/orgs/${organization}/openapi`;
    for (const { slug } of await askPages(list)) {
      await ask(`${list}/${slug}`);
      await ask(`${list}/${slug}/versions/latest`);
      await ask(`${list}/${slug}/versions/latest/content/raw`);
      await ask(`/published/${organization}/${slug}.json`);
      for (const { id } of await askPages(`${list}/${slug}/versions`)) {
        await ask(`${list}/${slug}/versions/${id}/content`);
        await ask(`${list}/${slug}/versions/${id}/document.yaml`);
      }
      const dependencies = { spec: { ref: { kind: 'openapi', spec: slug } } };
      const source = { type: 'builtin:openapi', props: { models: true }, dependencies };
      const computed = `/v1/spaces/${organization}-docs/content/computed`;
      const revision = await ask(`${computed}/revision`, { source, seed: 'seed' });
      for (const page of revision.pages?.slice(0, 2) ?? []) {
        await ask(`${computed}/document?schema=next`, { source: page.computed, seed: page.computedSeed });
      }
    }
  }
  return answers;
}

interface Item {
  id: string;
  slug: string;
}
