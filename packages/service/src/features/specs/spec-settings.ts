import { defined } from '@specshelf/base/defined';
import type { Schema } from '@specshelf/contract';
import { assertNoProblems, invalidRequest, notFound, type RequestProblem } from '../../base/errors.js';
import { fold } from '../../base/names/fold.js';
import { labelKey } from '../../base/names/label-name.js';
import type { Principal } from '../../base/ports/access/principal.js';
import type { AuditEvent } from '../../base/ports/audit.js';
import type { Deps } from '../../base/ports/deps.js';
import type { OpenAPISpecRecord, SpecLink } from '../../base/ports/records.js';
import { validateText } from '../../base/requests/validate-text.js';
import { auditEntries } from '../../state/events/audit-entries.js';
import { specEvent } from '../../state/events/spec-event.js';
import { changeSettings, type SpecSettings } from '../../state/settings/settings-state.js';
import { commitSpec } from '../../state/specs/commit-spec.js';
import { assertMayLoosen } from '../compatibility/assert-may-loosen.js';
import { changeCompatibility } from '../compatibility/change-compatibility.js';
import { readDeprecation } from '../deprecation/read-deprecation.js';
import { readSourceURL } from '../sources/source-url.js';

/** Settings to change. Absent ones remain; null removes one. */
type SpecSettingsChange = Schema<'UpdateOpenAPISpec'>;

/** The names of all settings. A missing name is a compile error. */
const names: Readonly<Record<keyof SpecSettingsChange, 1>> = {
  visibility: 1,
  defaultLabel: 1,
  owner: 1,
  tags: 1,
  lifecycle: 1,
  links: 1,
  deprecation: 1,
  compatibility: 1,
};

/**
 * Changes the settings of a specification, and records the change in the audit log. Throws `insufficient-scope` if the caller may not loosen the
 * gate of the specification.
 */
export async function updateSettings(
  deps: Deps,
  principal: Principal,
  found: OpenAPISpecRecord,
  change: SpecSettingsChange,
): Promise<OpenAPISpecRecord> {
  const now = deps.now().toISOString();
  assertAnySetting(change);
  const settings = readSettings(change, now);
  const events = eventsOf(principal, found, change, settings);
  const entries = auditEntries(deps, ...events);
  const spec = await commitSpec(deps.stores.specs, found, async (current) => {
    const shown = await readDefault(deps, current, change.defaultLabel);
    const compatibility = changeCompatibility(current, change.compatibility);
    assertMayLoosen(deps, principal, current, { ...shown, ...compatibility });
    return { ...changeSettings(current, { ...settings, ...shown, ...compatibility }, now), entries };
  });
  if (!spec) throw notFound('OpenAPI specification', found.slug);
  deps.wake('deliveries');
  // The search must index the change.
  deps.wake('specifications');
  await deps.audit(...events);
  return spec;
}

/** Returns the version that a new default label shows. Throws `invalid-request` if there is no such label. */
async function readDefault(
  { stores }: Deps,
  spec: OpenAPISpecRecord,
  name: string | null | undefined,
): Promise<Pick<SpecSettings, 'defaultLabel' | 'defaultVersion'>> {
  if (name === undefined) return {};
  if (name === null) return { defaultLabel: undefined, defaultVersion: undefined };
  const label = await stores.labels.find(spec.id, labelKey(name));
  if (label) return { defaultLabel: label.name, defaultVersion: label.version };
  const message = `must be a label of the specification, or null, and it has no label ${JSON.stringify(name)}. Set the label first`;
  throw invalidRequest([{ path: '/body/defaultLabel', message }]);
}

function eventsOf(
  principal: Principal,
  found: OpenAPISpecRecord,
  { defaultLabel, compatibility }: SpecSettingsChange,
  settings: SpecSettings,
): AuditEvent[] {
  const { visibility, ...metadata } = settings;
  const changed = [
    ...(defaultLabel === undefined ? [] : ['defaultLabel']),
    ...Object.keys(metadata),
    ...(compatibility === undefined ? [] : ['compatibility']),
  ];
  return [
    ...(visibility === undefined ? [] : [specEvent('spec.visibility', principal, { ...found, visibility })]),
    ...(changed.length === 0
      ? []
      : [specEvent('spec.update', principal, found, { changed, details: defined({ compatibility }) })]),
  ];
}

function assertAnySetting(change: SpecSettingsChange): void {
  if (Object.keys(names).every((name) => Reflect.get(change, name) === undefined)) {
    const listed = Object.keys(names).map((name) => `\`${name}\``);
    const message = `must have at least one of ${listed.slice(0, -1).join(', ')}, and ${listed.at(-1)}`;
    throw invalidRequest([{ path: '/body', message }]);
  }
}

function readSettings(change: SpecSettingsChange, now: string): SpecSettings {
  const { visibility, owner, tags, lifecycle, links, deprecation } = change;
  assertNoProblems([
    ...(typeof owner === 'string' ? validateText('/body/owner', owner, longest.owner) : []),
    ...(tags === undefined ? [] : problemsOfTags('/body/tags', tags)),
    ...(links === undefined ? [] : problemsOfLinks('/body/links', links)),
  ]);
  return {
    ...defined({ visibility }),
    ...(owner === undefined ? {} : { owner: owner?.trim() }),
    ...defined({ tags: tags?.map((tag) => tag.trim()) }),
    ...(lifecycle === undefined ? {} : { lifecycle: lifecycle ?? undefined }),
    ...defined({ links: links?.map(({ title, url }) => ({ title: title.trim(), url })) }),
    ...(deprecation === undefined
      ? {}
      : { deprecation: deprecation ? readDeprecation(deprecation, '/body/deprecation', now) : undefined }),
  };
}

const longest = { owner: 100, tag: 50, title: 100 };
const maxItems = 20;

function problemsOfTags(path: string, tags: readonly string[]): RequestProblem[] {
  if (tags.length > maxItems) return [{ path, message: `must have at most ${maxItems} tags` }];
  const keys = tags.map((tag) => fold(tag.trim()));
  return tags.flatMap((tag, place) => {
    const at = `${path}/${place}`;
    if (keys.indexOf(keys[place] ?? '') === place) return validateText(at, tag, longest.tag);
    return [{ path: at, message: `repeats the tag ${JSON.stringify(tag)}. Send each tag once` }];
  });
}

function problemsOfLinks(path: string, links: readonly SpecLink[]): RequestProblem[] {
  if (links.length > maxItems) return [{ path, message: `must have at most ${maxItems} links` }];
  return links.flatMap(({ title, url }, place) => {
    const read = readSourceURL(url);
    return [
      ...validateText(`${path}/${place}/title`, title, longest.title),
      ...('problem' in read ? [{ path: `${path}/${place}/url`, message: read.problem }] : []),
    ];
  });
}
