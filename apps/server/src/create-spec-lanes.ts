import {
  type Busy,
  type ClaimTerms,
  type OpenAPISpecRecord,
  ownersAtShare,
  type ShareLimits,
  sourceHost,
} from '@specshelf/service';

/** Processes specifications in lanes, which organizations and hosts of sources share. */
export interface SpecLanes {
  /** Processes the next specification; false when there is none, or all lanes that it may take are busy. */
  processNext(look: Look): Promise<boolean>;
}

interface Look {
  /** Whether to look for sources that are due for a refresh as well. */
  refreshes: boolean;
  /** Called as soon as a specification is claimed. */
  found(): void;
}

/** Processes one specification on these terms; false when there is none. */
type Process = (terms: ClaimTerms) => Promise<boolean>;

// A run that waits for the network occupies none of the lanes of those that do not.
const submittedLimits: ShareLimits = { slots: 8, share: 4 };
const fetchedLimits: ShareLimits = { slots: 16, share: 4 };
// A refresh leaves lanes to sources that were submitted.
const refreshLimits: ShareLimits = { slots: 12, share: 3 };
const hostLimits: ShareLimits = { slots: Number.POSITIVE_INFINITY, share: 4 };

/** The most specifications in progress at the same time. */
export const specLanes = submittedLimits.slots + fetchedLimits.slots;

interface Lane {
  organization: string;
  host: string | undefined;
  network: boolean;
  /** Whether a run of the specification was lost in a crash: of these, one is in progress at a time. */
  lost: boolean;
}

// See docs/decisions/0036-schedule-fairly-by-organization.md and docs/decisions/0027-retry-crashed-jobs-one-at-a-time.md.
export function createSpecLanes(process: Process): SpecLanes {
  const lanes = new Set<Lane>();
  // For each kind of lane, the organization that was served last.
  const served = new Map<boolean, string>();
  const claiming = createMutex();

  const claim = async (network: boolean, limits: ShareLimits, look: Look, terms: ClaimTerms) => {
    const release = await claiming();
    let lane: Lane | undefined;
    const found = (spec: OpenAPISpecRecord): void => {
      lane = toLane(spec, network);
      lanes.add(lane);
      // After a whole round without work of others, the next round begins with the first organization.
      if (terms.due !== 'only')
        served.set(network, served.get(network) === spec.organizationId ? '' : spec.organizationId);
      release();
      look.found();
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
    processNext: async (look) =>
      (await claim(false, submittedLimits, look, { due: false })) ||
      (await claim(true, fetchedLimits, look, { due: false })) ||
      (look.refreshes && (await claim(true, refreshLimits, look, { due: 'only' }))),
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

/** One caller at a time. Resolves to a function that lets the next one in; further calls of it have no effect. */
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
