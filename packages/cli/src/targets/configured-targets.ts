import { resolve } from 'node:path';
import type { ConfiguredSpec } from '../config/config-schema.js';
import type { Config } from '../config/read-config.js';
import { printedPath } from '../files/locations.js';
import { parseFailOn } from '../values/fail-on.js';
import { findFiles } from './find-files.js';
import { labelsOfRef } from './labels-of-ref.js';
import type { Target } from './target.js';

interface ConfiguredOptions {
  /** The branch or tag for labels. */
  ref: string | undefined;
  cwd: string;
  /** Whether a pattern without files is an error. */
  mustMatch: boolean;
}

/** Returns the descriptions that a configuration lists, with their labels for a branch or tag. */
export async function configuredTargets(
  config: Config,
  { ref, cwd, mustMatch }: ConfiguredOptions,
): Promise<Target[]> {
  const lists = (config.specs ?? []).map(async (spec) => {
    const common = (source: Target['source'], name: string) => targetOf({ source, name }, config, spec, ref);
    if (spec.url !== undefined) return [{ ...common({ url: spec.url }, spec.url), ...slugOf(spec) }];
    if (spec.file !== undefined) {
      const path = resolve(config.folder, spec.file);
      return [{ ...common({ file: path }, printedPath(path, cwd)), ...slugOf(spec) }];
    }
    const files = await findFiles(spec.pattern ?? '', config.folder, mustMatch);
    return files.map(({ path, slug }) => ({
      ...common({ file: path }, printedPath(path, cwd)),
      ...slugOf({ slug }),
    }));
  });
  return (await Promise.all(lists)).flat().map((target) => ({ ...target, isConfigured: true }));
}

const slugOf = ({ slug }: { slug?: string | undefined }) => (slug === undefined ? {} : { slug });

/** Returns a target with the settings of its specification, else of the configuration. */
export function targetOf(
  { source, name }: Pick<Target, 'source' | 'name'>,
  config: Config,
  spec: Pick<ConfiguredSpec, 'labels' | 'failOn' | 'create'> = {},
  ref?: string,
): Target {
  const failOn = spec.failOn ?? config.failOn;
  return {
    source,
    name,
    isConfigured: false,
    labels: labelsOfRef({ ...config.labels, ...spec.labels }, ref),
    failOn: failOn === undefined ? undefined : parseFailOn(failOn),
    mayCreate: spec.create ?? config.create ?? false,
  };
}
