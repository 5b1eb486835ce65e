import type { SitePage } from '@specshelf/service';

const colored: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** The method of an operation in its color, or the mark of a webhook. */
export function Method({ page: { kind, method = '' } }: { page: Pick<SitePage, 'kind' | 'method'> }) {
  const name = method.toLowerCase();
  if (kind === 'webhook') return <span class="shelf-method shelf-other">HOOK</span>;
  return <span class={`shelf-method shelf-${colored.has(name) ? name : 'other'}`}>{short(method)}</span>;
}

function short(method: string): string {
  return method === 'DELETE' ? 'DEL' : method === 'OPTIONS' ? 'OPT' : method;
}
