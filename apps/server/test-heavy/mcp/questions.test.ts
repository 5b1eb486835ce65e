import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CorpusSpec,
  type CorpusWorld,
  hasCorpus,
  startCorpusWorld,
} from '../support/mcp/start-corpus-world.js';

/** A call, and what its answer must contain: what the next call needs, or at the end the answer to the question. */
interface Step {
  call: [tool: string, values?: Record<string, unknown>];
  finds: readonly (string | RegExp)[];
}

interface Question {
  spec: CorpusSpec;
  asks: string;
  steps: readonly Step[];
}

const step = (tool: string, values: Record<string, unknown>, ...finds: (string | RegExp)[]): Step => ({
  call: [tool, values],
  finds,
});

const search = (query: string, ...finds: (string | RegExp)[]) => step('search', { query }, ...finds);
const operation = (name: string, ...finds: (string | RegExp)[]) =>
  step('get_operation', { operation: name }, ...finds);
const schema = (name: string, ...finds: (string | RegExp)[]) => step('get_schema', { name }, ...finds);
const operations = (tag: string, ...finds: (string | RegExp)[]) => step('list_operations', { tag }, ...finds);

const ask = (spec: CorpusSpec, asks: string, ...steps: Step[]): Question => ({ spec, asks, steps });

const questions: readonly Question[] = [
  ask(
    'github',
    'How do I merge a pull request, and with which methods?',
    search('merge pull request', 'pulls/merge'),
    operation(
      'pulls/merge',
      '/repos/{owner}/{repo}/pulls/{pull_number}/merge',
      /merge_method.*squash.*rebase/s,
    ),
  ),
  ask(
    'github',
    'What is the status if a pull request cannot be merged?',
    operation('pulls/merge', /### 405/),
  ),
  ask(
    'github',
    'How many issues can one page have?',
    search('list repository issues', 'issues/list-for-repo'),
    operation('issues/list-for-repo', /`per_page`[^\n]*100/),
  ),
  ask(
    'github',
    'What does creating a gist require?',
    search('create gist', 'gists/create'),
    operation('gists/create', /`files` \([^)]*required/),
  ),
  ask(
    'github',
    'How do I star a repository?',
    search('star repository authenticated user', /PUT \/user\/starred\/\{owner\}\/\{repo\}/),
  ),
  ask(
    'github',
    'Which operation deletes the protection of a branch?',
    search('delete branch protection', /repos\/delete-branch-protection/),
  ),
  ask(
    'github',
    'Which operations return a complete repository?',
    search('full-repository', /schema `full-repository`/),
    schema('full-repository', /Used by:.*GET \/repos\/\{owner\}\/\{repo\}/s),
  ),
  ask(
    'github',
    'Which states may a list of pull requests be filtered by?',
    search('list pull requests', 'pulls/list'),
    operation('pulls/list', /`state`[^\n]*`open`[^\n]*`closed`[^\n]*`all`/),
  ),
  ask(
    'github',
    'Is there a tag for Dependabot, and how many operations has it?',
    step('list_operations', {}, /\| dependabot \| Dependabot \| 25 \|/),
  ),
  ask(
    'github',
    'How do I list the secrets of Dependabot in a repository?',
    operations('dependabot', 'dependabot/list-repo-secrets'),
    operation('dependabot/list-repo-secrets', '/repos/{owner}/{repo}/dependabot/secrets', 'total_count'),
  ),
  ask(
    'github',
    'Which webhook reports a starred repository, and what is its payload?',
    search('star created', /webhook POST star-created/),
    operation('POST star-created', 'starred_at'),
  ),
  ask(
    'github',
    'How do I render Markdown?',
    search('render markdown document', 'markdown/render'),
    operation('markdown/render', /`text` \([^)]*required/),
  ),
  ask(
    'stripe',
    'How do I refund a charge, and which reasons are allowed?',
    search('refunds post', 'PostRefunds'),
    operation('PostRefunds', /`reason`[^\n]*`duplicate`[^\n]*`fraudulent`[^\n]*`requested_by_customer`/),
  ),
  ask(
    'stripe',
    'In which format are customers created?',
    search('POST /v1/customers', 'PostCustomers'),
    operation('PostCustomers', 'application/x-www-form-urlencoded'),
  ),
  ask('stripe', 'How do I authenticate?', operation('GetBalance', /## Authentication.*HTTP Basic.*Bearer/s)),
  ask(
    'stripe',
    'How do I expire a checkout session?',
    search('expire checkout session', 'POST /v1/checkout/sessions/{session}/expire'),
  ),
  ask(
    'stripe',
    'How do I capture only a part of a payment intent?',
    search('payment intents capture', 'PostPaymentIntentsIntentCapture'),
    operation('PostPaymentIntentsIntentCapture', /`amount_to_capture`/),
  ),
  ask(
    'stripe',
    'How do I cancel a subscription?',
    search('cancel subscription', 'DELETE /v1/subscriptions/{subscription_exposed_id}'),
  ),
  ask(
    'stripe',
    'Which fields has the amount of a charge?',
    search('charge', /schema `charge`/),
    schema('charge', '`amount_captured`', '`amount_refunded`'),
  ),
  ask(
    'stripe',
    'What is the largest page of invoices?',
    search('invoices list', /GET \/v1\/invoices\b/),
    operation('GetInvoices', /`limit`[^\n]*100/),
  ),
];

/** Estimated: a token has about four bytes. */
const mostTokens = 10_000;

describe.skipIf(!hasCorpus())('questions about large documents', () => {
  let world: CorpusWorld;

  beforeAll(async () => {
    world = await startCorpusWorld();
  });

  afterAll(() => world?.close());

  it('are 20, with at most three calls', () => {
    expect(questions.length).toBe(20);
    expect(Math.max(...questions.map(({ steps }) => steps.length))).toBeLessThanOrEqual(3);
  });

  it.each(questions)('$spec: $asks', async ({ spec, steps }) => {
    for (const {
      call: [tool, values],
      finds,
    } of steps) {
      const { text, isError } = await world.client.call(tool, { spec, ...values });
      expect([isError, text]).toEqual([false, expect.any(String)]);
      for (const found of finds) expect(text).toMatch(found);
      expect(Buffer.byteLength(text) / 4).toBeLessThanOrEqual(mostTokens);
    }
  });
});
