import {
  type Busy,
  type ClaimTerms,
  type OpenAPISpecRecord,
  ownersAtShare,
  type ShareLimits,
  sourceHost,
} from '@specshelf/service';

/** Processes specifications in lanes, which organizations and source hosts share. */
export interface SpecLanes {
  /** Processes the next specification. Resolves to false if there is none, or all lanes for it are busy. */
  runNext(check: LaneCheck): Promise<boolean>;
}

interface LaneCheck {
  /** Whether to check for sources that are due for a refresh as well. */
  refreshes: boolean;
  /** Called as soon as a specification is claimed. */
  found(): void;
}

/** Processes one specification on these terms. Resolves to false if there is none. */
type Process = (terms: ClaimTerms) => Promise<boolean>;

// Runs that use the network have lanes of their own, so that they do not block the others.
const submittedLimits: ShareLimits = { slots: 8, share: 4 };
const fetchedLimits: ShareLimits = { slots: 16, share: 4 };
// Refreshes leave lanes free for submitted sources.
const refreshLimits: ShareLimits = { slots: 12, share: 3 };
const hostLimits: ShareLimits = { slots: Number.POSITIVE_INFINITY, share: 4 };

/** Maximum number of specifications in progress at the same time. */
export const specLanes = submittedLimits.slots + fetchedLimits.slots;

interface Lane {
  organization: string;
  host: string | undefined;
  network: boolean;
  /** Whether a run of the specification has crashed. Only one such specification is in progress at a time. */
  lost: boolean;
}

// See docs/decisions/0036-schedule-fairly-by-organization.md and docs/decisions/0027-retry-crashed-jobs-one-at-a-time.md.
export function createSpecLanes(process: Process): SpecLanes {
  const lanes = new Set<Lane>();
  // The organization that was served last, by kind of lane.
  const served = new Map<boolean, string>();
  const claiming = createMutex();

  const claim = async (network: boolean, limits: ShareLimits, check: LaneCheck, terms: ClaimTerms) => {
    const release = await claiming();
    let lane: Lane | undefined;
    const found = (spec: OpenAPISpecRecord): void => {
      lane = toLane(spec, network);
      lanes.add(lane);
      // If no other organization had work in this round, the next round starts with the first organization.
      if (terms.due !== 'only')
        served.set(network, served.get(network) === spec.organizationId ? '' : spec.organizationId);
      release();
      check.found();
    };
    try {
      const inKind = [...lanes].filter((other) => other.network === network);
      if (inKind.length >= limits.slots) return false;
      const lost = ![...lanes].some((other) => other.lost);
      const after = served.get(network) ?? '';
      return await process({ ...terms, network, lost, after, busy: busyIn(inKind, limits), found });
    } finally {
      release();
      if (lane) lanes.delete(lane);
    }
  };

  return {
    runNext: async (check) =>
      (await claim(false, submittedLimits, check, { due: false })) ||
      (await claim(true, fetchedLimits, check, { due: false })) ||
      (check.refreshes && (await claim(true, refreshLimits, check, { due: 'only' }))),
  };
}

function toLane(spec: OpenAPISpecRecord, network: boolean): Lane {
  const { organizationId: organization, lostRuns } = spec;
  return { organization, host: sourceHost(spec.source), network, lost: lostRuns > 0 };
}

function busyIn(lanes: readonly Lane[], limits: ShareLimits): Busy {
  const organizations = lanes.map(({ organization }) => organization);
  const hosts = lanes.flatMap(({ host }) => host ?? []);
  return { organizations: ownersAtShare(limits, organizations), hosts: ownersAtShare(hostLimits, hosts) };
}

/** Creates a lock for one holder at a time. Acquiring it resolves to its release; repeated releases have no effect. */
function createMutex(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let release = (): void => undefined;
    last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  };
}
