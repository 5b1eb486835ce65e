import { maxPages } from '@specshelf/generator';
import { badGateway, notFoundError, RequestError } from '../../base/errors.js';
import type { Deps } from '../../base/ports/deps.js';
import type { PageSource } from '../../base/ports/work/rendering.js';
import { tooManyItems } from '../heavy-work/render-revision.js';
import { type ResponseTime, responseTimedOut } from './call-integration.js';
import type { Source } from './computed-request.js';
import type { IntegrationSource } from './integration-source.js';
import type { NestingBudget, OpenedSource, TaggedPages } from './opened-source.js';

const deepest = 5;
const mostSources = 50;

interface PagesInput {
  integration: IntegrationSource;
  /** Opens a source that pages refer to. */
  open(source: Source): Promise<OpenedSource>;
  seed: string;
  /** Default: that of a request. */
  budget?: NestingBudget | undefined;
}

/** Returns the pages of an integration, with the pages of the sources that they refer to. */
export async function pagesWithin(
  deps: Deps,
  { integration, open, seed, budget = newBudget(deps) }: PagesInput,
): Promise<TaggedPages> {
  const { body, items, computed } = await integration.pages(seed, timeLeft(deps, integration, budget));
  budget.left.items -= items;
  if (budget.left.items < 0) throw exceeds(integration.name, tooManyItems);
  const nested: PageSource[] = [];
  const tags = [...integration.tags];
  for (const { source, seed: nestedSeed } of computed) {
    const inner = await pagesOfNested({ integration, open, seed: nestedSeed, budget }, source);
    nested.push(inner.pages);
    tags.push(...inner.tags);
  }
  return { pages: { kind: 'integration', integration: integration.name, draft: body, nested }, tags };
}

function newBudget(deps: Deps): NestingBudget {
  return {
    depth: 0,
    left: { sources: mostSources, items: maxPages },
    startedAt: deps.now().getTime(),
  };
}

function timeLeft(
  { limits, now }: Deps,
  { name }: IntegrationSource,
  { startedAt }: NestingBudget,
): ResponseTime {
  const whole = limits.revisionResponseTime;
  const left = startedAt + whole - now().getTime();
  if (left <= 0) throw responseTimedOut(name, whole);
  return { left, whole };
}

async function pagesOfNested(
  { integration: { name }, open, seed, budget }: PagesInput & { budget: NestingBudget },
  source: Source,
): Promise<TaggedPages> {
  const depth = budget.depth + 1;
  if (depth > deepest) throw exceeds(name, `sources nested deeper than ${deepest} levels`);
  budget.left.sources -= 1;
  if (budget.left.sources < 0) throw exceeds(name, `more than ${mostSources} sources`);
  try {
    const nested = await open(source);
    return await nested.pages(seed, { ...budget, depth });
  } catch (error) {
    throw error instanceof RequestError ? inOtherWords(error, name, source.type) : error;
  }
}

/** The caller has requested another source: the integration is the cause of this failure. */
function inOtherWords(error: RequestError, name: string, type: string): RequestError {
  const subject = `The integration ${JSON.stringify(name)} responded with pages of a source ${JSON.stringify(type)}`;
  switch (error.meaning) {
    case 'not-found':
      return notFoundError(`${subject} that do not exist: ${error.message}`);
    case 'invalid-request': {
      const reasons = error.problems.map(({ path, message }) => `${path.replace('/body/', '')} ${message}`);
      return badGateway(`${subject} that cannot be computed: ${reasons.join('; ')}.`);
    }
    default:
      return error;
  }
}

/** The response of an integration is over a limit. */
export function exceeds(name: string, limit: string): RequestError {
  return badGateway(`The integration ${JSON.stringify(name)} responded with ${limit}.`);
}
