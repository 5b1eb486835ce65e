import { defined } from '@specshelf/base/defined';
import type { Claim } from '../src/base/ports/claim.js';
import type { Deps } from '../src/base/ports/deps.js';
import type { LabelMove } from '../src/base/ports/publication-records.js';
import type { DeliveryRecord, OpenAPISpecRecord, SpecSourceRecord } from '../src/base/ports/records.js';
import type { RunOutcome } from '../src/base/ports/spec-stores.js';
import type { Stores } from '../src/base/ports/stores.js';
import type { Content } from '../src/base/ports/work/content.js';
import { claimNextDelivery } from '../src/features/hooks/deliver-next.js';
import {
  completeDelivery,
  type DeliveryOutcome,
  releaseDelivery,
} from '../src/state/deliveries/delivery-state.js';
import { changeSettings, moveLabels } from '../src/state/settings/settings-state.js';
import { commitSpec } from '../src/state/specs/commit-spec.js';
import { enqueue, type RunKey, release, renewLease } from '../src/state/specs/spec-state.js';
import type { NewSubmission } from '../src/state/specs/submissions.js';
import { claimNextSpec } from '../src/work/processing/claim-next-spec.js';
import { completeRun } from '../src/work/processing/process-next.js';

/** The transitions of specifications and deliveries on stores, as the service makes them, by ID. */
export function workOn(stores: Stores) {
  return {
    claimNext: (terms: Claim) => claimNextSpec({ stores }, terms),
    renewLease: async (run: RunKey, until: string, state?: { inPipeline: boolean }) =>
      (await stores.specs.update(renewLease(run, until, state))) !== undefined,
    release: (run: RunKey, state?: { usesNetwork: true }) => stores.specs.update(release(run, state)),
    async complete(run: RunKey, outcome: RunOutcome, now: string): Promise<boolean> {
      const spec = await findById(stores, run.id);
      if (!spec) return false;
      const deps = {
        ...{ stores, now: () => new Date(now), timed, audit: async () => undefined, digest, runTask },
        report: (error: unknown) => {
          throw error;
        },
      };
      return (await completeRun(deps, { ...spec, ...run }, outcome)) !== undefined;
    },
    async replaceSource(id: string, source: SpecSourceRecord, now: string, contents?: readonly Content[]) {
      const spec = await findById(stores, id);
      return spec && commitSpec(stores.specs, spec, (current) => enqueue(current, source, now), contents);
    },
    async requeue(id: string, now: string, submission?: NewSubmission) {
      const spec = await findById(stores, id);
      const transition = (current: OpenAPISpecRecord) => enqueue(current, current.source, now, submission);
      return spec && commitSpec(stores.specs, spec, transition);
    },
    /** Points a label to a version; removes it without one. */
    async moveLabel(id: string, label: string, to: string | undefined, now: string) {
      const spec = await findById(stores, id);
      return (
        spec &&
        commitSpec(stores.specs, spec, async (current) => {
          const from = (await stores.labels.find(id, label))?.version;
          const move: LabelMove = { label, createdAt: now, ...defined({ from, to }) };
          return moveLabels(current, [move], now);
        })
      );
    },
    /**
     * Points a label to one of the newest versions, counted from 0; removes it without one. Does nothing without such a version, and
     * does not remove the default label.
     */
    async moveLabelToPlace(id: string, label: string, place: number | undefined, now: string) {
      const spec = await findById(stores, id);
      return (
        spec &&
        commitSpec(stores.specs, spec, async (current) => {
          const from = (await stores.labels.find(id, label))?.version;
          const { records } = await stores.versions.list(id, { limit: 3 });
          const to = place === undefined ? undefined : records[place]?.id;
          const isKept = to === undefined && (place !== undefined || current.defaultLabel === label);
          const move: LabelMove = { label, createdAt: now, ...defined({ from, to }) };
          return isKept || from === to ? undefined : moveLabels(current, [move], now);
        })
      );
    },
    /** Sets the default label if it exists; removes it without one. */
    async setDefaultLabel(id: string, defaultLabel: string | undefined, now: string) {
      const spec = await findById(stores, id);
      return (
        spec &&
        commitSpec(stores.specs, spec, async (current) => {
          const label = defaultLabel === undefined ? undefined : await stores.labels.find(id, defaultLabel);
          if (defaultLabel !== undefined && !label) return undefined;
          return changeSettings(current, { defaultLabel, defaultVersion: label?.version }, now);
        })
      );
    },
    async setVisibility(id: string, visibility: OpenAPISpecRecord['visibility'], now: string) {
      const spec = await findById(stores, id);
      return (
        spec && commitSpec(stores.specs, spec, (current) => changeSettings(current, { visibility }, now))
      );
    },
    claimDelivery: (lease: { now: string; leaseExpiresAt: string }) => claimNextDelivery({ stores }, lease),
    releaseDelivery: (delivery: DeliveryRecord) => stores.deliveries.release(releaseDelivery(delivery)),
    async completeDelivery(delivery: DeliveryRecord, outcome: DeliveryOutcome, now: string) {
      const hook = await stores.hooks.find(delivery.hookId);
      return hook !== undefined && stores.deliveries.complete(completeDelivery(delivery, hook, outcome, now));
    },
  };
}

const timed: Deps['timed'] = (_phase, work) => work();

const digest: Deps['digest'] = (text) => String(text);

/** Outcomes without reports are not judged. */
const runTask: Deps['runTask'] = () => Promise.reject(new Error('These tests run no tasks'));

export type Work = ReturnType<typeof workOn>;

async function findById(stores: Stores, id: string): Promise<OpenAPISpecRecord | undefined> {
  for (const organization of await stores.organizations.list()) {
    const { records } = await stores.specs.list(organization.id, { limit: 1000 });
    const spec = records.find((record) => record.id === id);
    if (spec) return stores.specs.find(organization.id, spec.slug);
  }
  return undefined;
}
