import { defined } from '@specshelf/base/defined';
import type { Config } from '../config/config.js';
import { fetchDefaults } from '../fetching/fetch-options.js';
import { createAddressPolicy } from '../fetching/guard/address-policy.js';
import { sourceURLProblem } from '../fetching/guard/source-url-problem.js';
import type { Finding } from './finding.js';

/** Fetches a URL in the same way as a source. */
export async function checkFetching(config: Config, url: string): Promise<Finding> {
  const about = 'fetching';
  const options = {
    ...fetchDefaults,
    policy: createAddressPolicy(config.fetchAllow),
    ...defined({ proxy: config.fetchProxy }),
    ownOrigins: config.publicURL === undefined ? [] : [config.publicURL],
    retryDelays: [],
  };
  const problem = sourceURLProblem(url, options);
  if (problem !== undefined) {
    return { about, state: 'problem', message: `${url} cannot be a source: ${problem}.` };
  }
  // Lazy: other commands do not need undici.
  const { createSourceFetcher } = await import('../fetching/create-source-fetcher.js');
  const fetcher = createSourceFetcher(options);
  try {
    const result = await fetcher.fetchSource({ url });
    if (result.kind !== 'failed') return { about, state: 'ok', message: `${url} can be fetched.` };
    return {
      about,
      state: 'warning',
      message: `${url} cannot be fetched: ${result.message}`,
      advice:
        'Sources that are URLs need outbound access: check the firewall, the DNS, NODE_EXTRA_CA_CERTS, and SPECSHELF_FETCH_PROXY. HTTP_PROXY is ignored.',
    };
  } finally {
    await fetcher.close();
  }
}
