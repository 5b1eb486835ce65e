import type { JSONObject } from './json.js';
import { type Container, placesIn } from './places-in.js';
import { toFragment } from './pointer.js';
import { finalGroup, type ReferenceGroup } from './reference-group.js';
import type { SourceFile } from './source-file.js';

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
    if (fragment === '' || fragment.startsWith('/')) {
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

/** A name is found in its own file only: it is written as the pointer to what bears it. */
function linksByName(named: readonly [ReferenceGroup, SourceFile, Container][]): Link[] {
  const wanted = new Map<SourceFile, Set<Container>>();
  for (const [, to, value] of named) {
    wanted.set(to, (wanted.get(to) ?? new Set()).add(value));
  }
  const places = new Map([...wanted].map(([file, values]) => [file, placesIn(file.root, values)]));
  return named.flatMap(([group, to, value]) =>
    linksOf(group, to, toFragment(places.get(to)?.get(value) ?? [])),
  );
}
