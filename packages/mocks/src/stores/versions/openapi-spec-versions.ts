import { defined } from '@specshelf/base/defined';
import {
  type LabeledVersion,
  type OpenAPISpecVersionRecord,
  type OpenAPISpecVersionStore,
  type RebuiltVersion,
  shownVersion,
} from '@specshelf/service';
import { appendEntries } from '../audit-log.js';
import { enqueueDeliveries } from '../deliveries.js';
import { frozen } from '../frozen.js';
import { comparePlaces, keysetPage } from '../keyset-page.js';
import { removeBefore } from '../remove-before.js';
import type { Tables } from '../tables.js';
import { labelNamesOf } from './labels.js';
import { createPruning } from './pruning.js';

export function createOpenAPISpecVersionStore(tables: Tables): OpenAPISpecVersionStore {
  const { versions } = tables;
  return {
    ...createPruning(tables),
    async find(specId, versionId) {
      const version = versions.get(versionId);
      return version?.specId === specId ? labeled(tables, version) : undefined;
    },
    async list(specId, { documentVersion, ...query }) {
      const listed = [...versions.values()].filter(
        (version) =>
          version.specId === specId &&
          (documentVersion === undefined || version.facts?.documentVersion === documentVersion),
      );
      const { records, ...page } = keysetPage(listed, 'descending', query);
      return { records: records.map((version) => labeled(tables, version)), ...page };
    },
    async listPublications(versionId, query) {
      const ofVersion = [...tables.publications.values()].filter((record) => record.versionId === versionId);
      return keysetPage(ofVersion, 'descending', query);
    },
    removePublicationsBefore: async (batch) => removeBefore(tables.publications, batch),
    async deprecate({ specId, id, deprecation, now, entries }) {
      const version = versions.get(id);
      const spec = tables.specs.get(specId);
      if (!spec || version?.specId !== specId) return undefined;
      const { deprecation: _, ...others } = version;
      const deprecated = frozen({ ...others, ...defined({ deprecation }) });
      versions.set(id, deprecated);
      enqueueDeliveries(tables, spec, now);
      appendEntries(tables, entries);
      return deprecated;
    },
    async findOutdated(pipelineVersion) {
      const outdated = [...versions.values()].filter((version) => version.pipelineVersion < pipelineVersion);
      return outdated.sort(comparePlaces).at(-1);
    },
    async findUncompared(changesVersion) {
      const uncompared = [...versions.values()].filter((version) => version.changesVersion < changesVersion);
      return uncompared.sort(comparePlaces).at(-1);
    },
    async replaceChanges(id, compared) {
      const version = versions.get(id);
      if (version) versions.set(id, frozen({ ...version, ...compared }));
    },
    rebuild: (id, rebuilt) => rebuild(tables, id, rebuilt),
  };
}

async function rebuild({ specs, versions }: Tables, id: string, rebuilt: RebuiltVersion): Promise<void> {
  const version = versions.get(id);
  if (!version) return;
  versions.set(id, frozen({ ...version, ...rebuilt }));
  if (rebuilt.specification !== version.specification) {
    const ofSpec = [...versions.values()].filter(({ specId }) => specId === version.specId);
    const at = ofSpec.sort(comparePlaces).findIndex((each) => each.id === id);
    for (const each of ofSpec.slice(at, at + 2))
      versions.set(each.id, frozen({ ...each, changesVersion: 0 }));
  }
  const { facts } = rebuilt;
  const spec = specs.get(version.specId);
  if (!facts || !spec || shownVersion(spec) !== id) return;
  const { shownFacts } = await import('@specshelf/service/on-demand');
  specs.set(spec.id, frozen({ ...spec, ...shownFacts(spec, facts), facts }));
}

function labeled(tables: Tables, version: OpenAPISpecVersionRecord): LabeledVersion {
  return { ...version, labels: labelNamesOf(tables, version.specId, version.id) };
}
