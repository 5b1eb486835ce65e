import { defined } from '@specshelf/base/defined';
import {
  invalidRequest,
  notFoundError,
  type OpenAPISpecRecord,
  type ReadableVersion,
  RequestError,
} from '@specshelf/service';
import { openSpec } from '../access/open-spec.js';
import { similarNames } from '../text/similar-names.js';
import { text } from './parameters.js';
import type { ToolCall } from './tool.js';

/** The arguments that select a version. */
export const versionParameters = {
  version: text(
    'ID of a version, or "latest". Default: the version that the documentation shows. list_changes names IDs.',
  ),
  label: text('Label of a version, such as "prod", instead of its ID.'),
};

export interface VersionChoice {
  spec?: string | undefined;
  version?: string | undefined;
  label?: string | undefined;
}

/** A version of a specification, and the arguments that select it again. */
export interface OpenedVersion {
  spec: OpenAPISpecRecord;
  version: ReadableVersion;
  chosen: { spec?: string; version?: string; label?: string };
}

/** Opens the version that the arguments select. Errors name specifications and labels that exist. */
export async function openVersion(call: ToolCall, choice: VersionChoice): Promise<OpenedVersion> {
  const { service, principal, organizationId } = call;
  const specSlug = slugOf(call, choice.spec);
  const reference = referenceOf(choice);
  const place = { organizationId, specSlug };
  const versioned = reference === undefined ? place : { ...place, versionId: reference };
  const opened = await openSpec(service, principal, versioned).catch(async (error: unknown) => {
    if (!isMissing(error)) throw error;
    throw reference === undefined
      ? await missingSpec(call, specSlug)
      : await missingVersion(call, specSlug, error);
  });
  const { spec, version } = opened;
  if (version === undefined)
    throw notFoundError(`The specification ${spec.slug} has no version yet: ${stateOf(spec)}.`);
  const { version: id, label } = choice;
  const own = call.specSlug === undefined ? { spec: spec.slug } : {};
  return {
    spec,
    version,
    chosen: { ...own, ...defined({ version: id, label }) },
  };
}

/** Returns the slug that the arguments name: that of the address, if it is that of a specification. */
export function slugOf({ specSlug }: ToolCall, wanted: string | undefined): string {
  if (specSlug === undefined) {
    if (wanted !== undefined) return wanted;
    throw invalidArgument('spec', 'is missing. list_specs lists the specifications');
  }
  if (wanted === undefined || wanted.toLowerCase() === specSlug.toLowerCase()) return specSlug;
  const message = `must be absent or ${JSON.stringify(specSlug)}: this address serves only this specification`;
  throw invalidArgument('spec', `${message}, not ${JSON.stringify(wanted)}`);
}

export function invalidArgument(name: string, message: string): RequestError {
  return invalidRequest([{ path: name, message }]);
}

function referenceOf({ version, label }: VersionChoice): string | undefined {
  if (label === undefined) return version;
  if (version !== undefined)
    throw invalidArgument('label', 'must not be combined with `version`. Send one of them');
  return `label:${label}`;
}

function isMissing(error: unknown): error is RequestError {
  return error instanceof RequestError && error.meaning === 'not-found';
}

async function missingSpec(call: ToolCall, slug: string): Promise<RequestError> {
  const { service, organizationId, principal } = call;
  const message = `There is no specification ${JSON.stringify(slug)} that you may read.`;
  if (call.specSlug !== undefined) return notFoundError(message);
  const { items } = await service.listReadableSpecs(organizationId, principal);
  const slugs = items.map((each) => each.slug);
  const similar = await similarNames(slug, slugs);
  const offered = similar.length > 0 ? similar : slugs.slice(0, 5);
  const hint =
    offered.length === 0 ? 'There is none at all.' : `There is, for example: ${offered.join(', ')}.`;
  return notFoundError(`${message} ${hint} list_specs lists all.`);
}

/** Names the existing versions, if the caller may read the specification. */
async function missingVersion(call: ToolCall, specSlug: string, error: RequestError): Promise<RequestError> {
  const { service, principal, organizationId } = call;
  const opened = await openSpec(service, principal, { organizationId, specSlug }).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (opened === undefined) return missingSpec(call, specSlug);
  const { labels, versions } = await service.listReadable(opened.spec, principal);
  const known = [
    ...(labels.length > 0
      ? [
          `labels: ${labels
            .slice(0, 20)
            .map(({ label }) => label)
            .join(', ')}`,
        ]
      : []),
    ...(versions.length > 0 ? [`newest versions: ${versions.map(({ id }) => id).join(', ')}`] : []),
    'without both, the version that the documentation shows',
  ];
  return notFoundError(`${error.message} There are ${known.join('; ')}.`);
}

function stateOf({ processingState, lastProcessErrorCode }: OpenAPISpecRecord): string {
  return processingState === 'complete' && lastProcessErrorCode !== undefined
    ? `processing its source ended with ${lastProcessErrorCode}`
    : 'its source is still being processed';
}
