import { type Candidate, type Claim, isClaimable } from '../../base/ports/claim.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord } from '../../base/ports/records.js';
import type { OpenAPISpecStore, WaitingQuery } from '../../base/ports/spec-stores.js';
import { claim, isTakeover } from '../../state/specs/spec-state.js';

/** The part of `Deps` that claims specifications. */
export interface SpecClaimer extends Pick<Deps, 'onTakeover'> {
  stores: { specs: Pick<OpenAPISpecStore, 'listWaiting' | 'listDue' | 'update'> };
}

/**
 * Claims the next specification on these terms: an expired run, otherwise a pending one of the organization whose turn it is,
 * otherwise one that is due for a refresh. Several callers never get the same one.
 * See docs/decisions/0036-schedule-fairly-by-organization.md.
 */
export async function claimNextSpec(
  { stores: { specs }, onTakeover }: SpecClaimer,
  terms: Claim,
): Promise<OpenAPISpecRecord | undefined> {
  for (;;) {
    const candidate = await findCandidate(specs, terms);
    if (!candidate) return undefined;
    const claimed = await specs.update(claim(candidate, terms));
    // Another process was faster: look for the next candidate.
    if (!claimed) continue;
    if (isTakeover(candidate)) onTakeover?.('specification');
    return claimed;
  }
}

type Candidates = Pick<OpenAPISpecStore, 'listWaiting' | 'listDue'>;

async function findCandidate(specs: Candidates, terms: Claim): Promise<Candidate | undefined> {
  const { now, network, due = true, busy } = terms;
  for (const usesNetwork of due === 'only' ? [] : network === undefined ? [false, true] : [network]) {
    const candidate = await findWaiting(specs, usesNetwork, terms);
    if (candidate) return candidate;
  }
  if (due === false || network === false) return undefined;
  const candidates = await specs.listDue({ now, except: busy?.organizations ?? new Set() });
  return candidates.find((candidate) => isClaimable(candidate, terms));
}

/** Of the organizations after the one that was served last, then of the others. */
async function findWaiting(
  specs: Candidates,
  network: boolean,
  terms: Claim,
): Promise<Candidate | undefined> {
  const { now, after = '' } = terms;
  const next = await findInRange(specs, { now, network, after }, terms);
  return next || after === '' ? next : findInRange(specs, { now, network, after: '', upTo: after }, terms);
}

async function findInRange(
  specs: Candidates,
  range: WaitingQuery,
  terms: Claim,
): Promise<Candidate | undefined> {
  for (let { after } = range; ; ) {
    const page = await specs.listWaiting({ ...range, after });
    const candidate = page.find((each) => isClaimable(each, terms));
    if (candidate) return candidate;
    const last = page.at(-1);
    if (last?.processingState !== 'pending') return undefined;
    // None of the first pending specifications of these organizations may be claimed now.
    after = last.organizationId;
  }
}
