import { type OpenDraft, withUniqueIds } from '@specshelf/generator';
import type { Deps } from '../deps.js';
import { badGateway, RequestError } from '../errors.js';
import type { Source } from './computation.js';
import { expandDrafts } from './expand-drafts.js';
import type { IntegrationSource } from './integration-source.js';
import type { OpenedSource, TaggedDraft } from './open-source.js';

/** The pages of a source may stand for those of others, and so on. What is left of how far that may go. */
export interface Trip {
  depth: number;
  /** Shared by all sources of the trip. */
  left: { sources: number; pages: number };
  /** When it began, by the clock of the server. */
  startedAt: number;
}

const deepest = 5;
const mostSources = 50;
const mostPages = 20_000;

/** The pages of an integration, with the pages of other sources in the places that stand for them. */
export async function draftWithin(
  deps: Deps,
  integration: IntegrationSource,
  open: (source: Source) => Promise<OpenedSource>,
  seed: string,
  trip: Trip = newTrip(deps),
): Promise<TaggedDraft> {
  const timeLeft = trip.startedAt + deps.limits.revisionAnswerTime - deps.now().getTime();
  const draft = await integration.draft(seed, Math.max(timeLeft, 1));
  const files = [...draft.files];
  const tags = [...integration.tags];
  const pages = await expandDrafts(draft.pages, async ({ source, seed: nestedSeed }) => {
    const nested = await draftNested(integration, () => open(source), source, nestedSeed, trip);
    files.push(...nested.files);
    tags.push(...nested.tags);
    return nested.pages;
  });
  trip.left.pages -= countPages(draft.pages);
  if (trip.left.pages < 0) throw tooMuch(integration, `more than ${mostPages} pages`);
  const whole = trip.depth === 0 ? withUniqueIds({ pages, files }, seed) : { pages, files };
  return { ...whole, tags };
}

function newTrip(deps: Deps): Trip {
  return {
    depth: 0,
    left: { sources: mostSources, pages: mostPages },
    startedAt: deps.now().getTime(),
  };
}

async function draftNested(
  integration: IntegrationSource,
  open: () => Promise<OpenedSource>,
  { type }: Source,
  seed: string,
  trip: Trip,
): Promise<TaggedDraft> {
  const depth = trip.depth + 1;
  if (depth > deepest) throw tooMuch(integration, `sources nested deeper than ${deepest} levels`);
  trip.left.sources -= 1;
  if (trip.left.sources < 0) throw tooMuch(integration, `more than ${mostSources} sources`);
  try {
    const nested = await open();
    return await nested.draft(seed, { ...trip, depth });
  } catch (error) {
    // The caller has sent nothing wrong: what is wrong comes from the integration.
    if (!(error instanceof RequestError) || error.meaning !== 'invalid-request') throw error;
    const reasons = error.problems.map(({ path, message }) => `${path.replace('/body/', '')} ${message}`);
    throw badGateway(
      `The integration ${JSON.stringify(integration.name)} answered with pages of a source ${JSON.stringify(type)} that cannot be computed: ${reasons.join('; ')}.`,
    );
  }
}

function tooMuch({ name }: IntegrationSource, what: string): RequestError {
  return badGateway(`The integration ${JSON.stringify(name)} answered with ${what}.`);
}

function countPages(pages: readonly OpenDraft[]): number {
  return pages.reduce((count, page) => count + 1 + ('children' in page ? countPages(page.children) : 0), 0);
}
