import { groupProblems } from '@specshelf/sdk';
import { type PlacedProblem, placeText } from '../files/description.js';

/** Similar problems, of which the first one is printed in full. */
export interface PlacedGroup {
  first: PlacedProblem;
  others: readonly PlacedProblem[];
}

const severities = ['error', 'warning', 'info'] as const;

/** Groups similar problems, most severe first. */
export function placedGroups(problems: readonly PlacedProblem[]): PlacedGroup[] {
  const groups = groupProblems(problems).map(({ first, problems: [, ...others] }) => ({ first, others }));
  return severities.flatMap((severity) => groups.filter(({ first }) => first.severity === severity));
}

/** Number of places that are listed for the others of a group. */
const mostPlaces = 3;

/** Lists the places of the others of a group, such as `2 more like this: a.yaml:4:3, a.yaml:9:3`. Undefined without others. */
export function othersText({ others }: PlacedGroup): string | undefined {
  if (others.length === 0) return undefined;
  const places = others.slice(0, mostPlaces).map(placeText);
  const more = others.length - places.length;
  return `${others.length} more like this: ${places.join(', ')}${more > 0 ? `, and ${more} more` : ''}`;
}
