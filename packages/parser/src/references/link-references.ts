import type { SourceFile } from '../files/source-file.js';
import type { JSONObject } from '../json/json.js';
import { type Container, placesIn } from '../json/locate-containers.js';
import { toFragment } from '../json/pointer.js';
import type { Lead } from './reachable-content.js';
import { finalGroup, type ReferenceGroup } from './reference-group.js';

/** A text that must point at `fragment` of the file `to`, wherever that is put. */
export interface Link {
  readonly object: JSONObject;
  readonly name: string;
  readonly to: SourceFile;
  readonly fragment: string;
}

/** The references whose text must change when all files are put into one document. */
export function linkReferences(groups: readonly ReferenceGroup[]): Link[] {
  const byName: [ReferenceGroup, SourceFile, Container][] = [];
  const links: Link[] = [];
  for (const group of groups) {
    const { to, target, fragment } = finalGroup(group);
    if (to === undefined || group.objects.length === 0 || staysAsItIs(group, to)) {
      continue;
    }
    if (!finalGroup(group).aroundResource && (fragment === '' || fragment.startsWith('/'))) {
      links.push(...linksOf(group, to, fragment));
    } else if (typeof target?.value === 'object' && target.value !== null) {
      byName.push([group, to, target.value]);
    }
  }
  return [...links, ...linksByName(byName)];
}

const staysAsItIs = (group: ReferenceGroup, to: SourceFile) =>
  group.via === undefined && group.place === '' && to.entry;

function linksOf({ objects, name }: ReferenceGroup, to: SourceFile, fragment: string): Link[] {
  return objects.map((object) => ({ object, name, to, fragment }));
}

/** Where references by the `$id` of a schema lead, in other files than the entry. */
export function resourceLeads(groups: readonly ReferenceGroup[]): Lead[] {
  const found = groups.flatMap((group) => {
    const { to, target } = finalGroup(group);
    const resource = to === undefined ? target?.scope.resource : undefined;
    const file = target?.scope.file;
    return resource === undefined || file === undefined || file.entry ? [] : [{ group, to: file, resource }];
  });
  const places = placesOf(found.map(({ to, resource }) => [to, resource]));
  return found.flatMap(({ group, to, resource }) =>
    group.objects.map((object) => ({ object, to, tokens: places.get(to)?.get(resource) ?? [] })),
  );
}

/** A name is found in its own file only: it is written as the pointer to what bears it. */
function linksByName(named: readonly [ReferenceGroup, SourceFile, Container][]): Link[] {
  const places = placesOf(named.map(([, to, value]) => [to, value]));
  return named.flatMap(([group, to, value]) =>
    linksOf(group, to, toFragment(places.get(to)?.get(value) ?? [])),
  );
}

function placesOf(
  values: readonly (readonly [SourceFile, Container])[],
): Map<SourceFile, Map<Container, string[]>> {
  const wanted = new Map<SourceFile, Set<Container>>();
  for (const [file, value] of values) {
    wanted.set(file, (wanted.get(file) ?? new Set()).add(value));
  }
  return new Map([...wanted].map(([file, containers]) => [file, placesIn(file.root, containers)]));
}
