import type { Container } from '@specshelf/base/json';
import { locateContainers } from '../json/locate-containers.js';
import type { SourceFile } from './source-file.js';

/** Finds the pointer tokens of objects and arrays in their files. Walks each file once. */
export function locateInFiles(
  values: readonly (readonly [SourceFile, Container])[],
): Map<SourceFile, Map<Container, string[]>> {
  const wanted = new Map<SourceFile, Set<Container>>();
  for (const [file, value] of values) wanted.set(file, (wanted.get(file) ?? new Set()).add(value));
  return new Map([...wanted].map(([file, containers]) => [file, locateContainers(file.root, containers)]));
}
