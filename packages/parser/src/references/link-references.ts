import { type Container, isContainer } from '@specshelf/base/json';
import { isPointer, toFragment } from '@specshelf/base/pointer';
import { locateInFiles } from '../files/locate-in-files.js';
import type { SourceFile } from '../files/source-file.js';
import type { Edge, Link } from './links.js';
import { finalGroup, type ReferenceGroup } from './reference-group.js';

/** Returns the references whose text changes when all files are bundled into one document. */
export function linkReferences(groups: readonly ReferenceGroup[]): Link[] {
  const byAnchor: [ReferenceGroup, SourceFile, Container][] = [];
  const links: Link[] = [];
  for (const group of groups) {
    const { to, target, fragment, fromResource } = finalGroup(group);
    if (to === undefined || group.objects.length === 0 || keepsText(group, to)) continue;
    if (!fromResource && isPointer(fragment)) {
      links.push(...linksOf(group, to, fragment));
    } else if (isContainer(target?.value)) {
      byAnchor.push([group, to, target.value]);
    }
  }
  return [...links, ...linksByAnchor(byAnchor)];
}

const keepsText = (group: ReferenceGroup, to: SourceFile) =>
  group.via === undefined && group.location === '' && to.entry;

function linksOf({ objects, name }: ReferenceGroup, to: SourceFile, fragment: string): Link[] {
  return objects.map((object) => ({ object, name, to, fragment }));
}

/** Returns the references by `$id` to schemas in other files than the entry. Their text does not change. */
export function resourceEdges(groups: readonly ReferenceGroup[]): Edge[] {
  const found = groups.flatMap((group) => {
    const { to, target } = finalGroup(group);
    const resource = to === undefined ? target?.scope.resource : undefined;
    const file = target?.scope.file;
    return resource === undefined || file === undefined || file.entry ? [] : [{ group, to: file, resource }];
  });
  const tokens = locateInFiles(found.map(({ to, resource }) => [to, resource]));
  return found.flatMap(({ group, to, resource }) =>
    group.objects.map((object) => ({ object, to, tokens: tokens.get(to)?.get(resource) ?? [] })),
  );
}

/** Replaces anchors, which are valid only in their own file, with pointers. */
function linksByAnchor(anchored: readonly [ReferenceGroup, SourceFile, Container][]): Link[] {
  const tokens = locateInFiles(anchored.map(([, to, value]) => [to, value]));
  return anchored.flatMap(([group, to, value]) =>
    linksOf(group, to, toFragment(tokens.get(to)?.get(value) ?? [])),
  );
}
