import { type OpenDraft, type PageDraft, type RevisionDraft, withUniqueIds } from '@specshelf/generator';
import type { Deps } from '../deps.js';
import { badGateway, notThere, RequestError } from '../errors.js';
import { type AnswerTime, noAnswer } from './ask-integration.js';
import type { Source } from './computed-request.js';
import { expandDrafts } from './expand-drafts.js';
import type { IntegrationSource } from './integration-source.js';
import type { OpenedSource, TaggedDraft } from './open-source.js';

/** The pages of a source may stand for those of others, and so on. What is left of how far that may go. */
export interface Trip {
  depth: number;
  /** Shared by all sources of the trip. */
  left: { sources: number; items: number };
  /** When it began, by the clock of the server. */
  startedAt: number;
}

const deepest = 5;
const mostSources = 50;
const mostItems = 20_000;
/** Paths are as long as the pages are deep. */
const deepestPages = 32;

/** The pages of an integration, with the pages of other sources in the places that stand for them. */
export async function draftWithin(
  deps: Deps,
  integration: IntegrationSource,
  open: (source: Source) => Promise<OpenedSource>,
  seed: string,
  trip: Trip = newTrip(deps),
): Promise<TaggedDraft> {
  const draft = await integration.draft(seed, timeLeft(deps, integration, trip));
  count(draft, integration, trip);
  const files = [...draft.files];
  const tags = [...integration.tags];
  const pages = await expandDrafts(draft.pages, async ({ source, seed: nestedSeed }) => {
    const nested = await draftNested(integration, () => open(source), source, nestedSeed, trip);
    files.push(...nested.files);
    tags.push(...nested.tags);
    return nested.pages;
  });
  if (trip.depth > 0) return { pages, files, tags };
  if (depthOf(pages) > deepestPages)
    throw tooMuch(integration, `pages nested deeper than ${deepestPages} levels`);
  return { ...withUniqueIds({ pages, files }, seed), tags };
}

function newTrip(deps: Deps): Trip {
  return {
    depth: 0,
    left: { sources: mostSources, items: mostItems },
    startedAt: deps.now().getTime(),
  };
}

function timeLeft({ limits, now }: Deps, { name }: IntegrationSource, { startedAt }: Trip): AnswerTime {
  const whole = limits.revisionAnswerTime;
  const left = startedAt + whole - now().getTime();
  if (left <= 0) throw noAnswer(name, whole);
  return { left, whole };
}

function count(
  { pages, files }: RevisionDraft<OpenDraft>,
  integration: IntegrationSource,
  { left }: Trip,
): void {
  left.items -= countPages(pages) + files.length;
  if (left.items < 0) throw tooMuch(integration, `more than ${mostItems} pages and files`);
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
    const draft = await nested.draft(seed, { ...trip, depth });
    // Those of another integration are counted before they are expanded.
    if (nested.isPure) count(draft, integration, trip);
    return draft;
  } catch (error) {
    throw error instanceof RequestError ? inOtherWords(error, integration, type) : error;
  }
}

/** The caller has asked for something else: what is wrong with this comes from the integration. */
function inOtherWords(error: RequestError, { name }: IntegrationSource, type: string): RequestError {
  const subject = `The integration ${JSON.stringify(name)} answered with pages of a source ${JSON.stringify(type)}`;
  switch (error.meaning) {
    case 'not-found':
      return notThere(`${subject} that are not there: ${error.message}`);
    case 'invalid-request': {
      const reasons = error.problems.map(({ path, message }) => `${path.replace('/body/', '')} ${message}`);
      return badGateway(`${subject} that cannot be computed: ${reasons.join('; ')}.`);
    }
    default:
      return error;
  }
}

function tooMuch({ name }: IntegrationSource, what: string): RequestError {
  return badGateway(`The integration ${JSON.stringify(name)} answered with ${what}.`);
}

function depthOf(pages: readonly PageDraft[]): number {
  return pages.reduce(
    (depth, page) => Math.max(depth, 1 + ('children' in page ? depthOf(page.children) : 0)),
    0,
  );
}

function countPages(pages: readonly OpenDraft[]): number {
  return pages.reduce((count, page) => count + 1 + ('children' in page ? countPages(page.children) : 0), 0);
}
