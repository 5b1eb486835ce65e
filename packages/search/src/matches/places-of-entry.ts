import type { SearchEntry } from '../model/search-document.js';
import type { Query } from '../query/parse-query.js';
import { type MatchField, type MatchPlace, matchPlaces } from './match-places.js';

/** Texts that the entry of a document does not contain. */
interface FurtherTexts {
  /** The names of the specification. */
  contexts: readonly string[];
  /** Of a specification, for members of the organization. */
  labels?: readonly string[];
}

/** Returns where the words of a query were found in a document: see `matchPlaces`. */
export function placesOfEntry(query: Query, entry: SearchEntry, further: FurtherTexts): MatchPlace[] {
  return matchPlaces(query, fieldsOf(entry, further), restOf(entry));
}

function fieldsOf(entry: SearchEntry, { contexts, labels = [] }: FurtherTexts): MatchField[] {
  const { kind, title, identifier = '', snippet = '', inputs = '', page = '' } = entry;
  const field = (place: MatchPlace, text: string): MatchField => ({ place, text });
  const ofSpec = contexts.map((text) => field('specification', text));
  // The path of a page begins with the names of its tags.
  const tag = field('tag', page.split('/').slice(0, -1).join(' '));
  const description = field('description', snippet);
  if (kind === 'spec') {
    const names = [field('name', identifier), field('title', title)];
    return [...names, description, ...labels.map((text) => field('label', text))];
  }
  if (kind === 'page') return [field('title', title), tag, description, ...ofSpec];
  if (kind === 'schema') {
    return [field('name', title), field('property', inputs), description, ...ofSpec];
  }
  const { method = '', path = '' } = entry;
  const action = `${method} ${path}`;
  return [
    ...[field('name', identifier), field('path', action)],
    ...[field('summary', title === action ? '' : title), tag, field('parameter', inputs), description],
    ...ofSpec,
  ];
}

/** The entry has the names of parameters and properties only if the description has more words than the entry. */
function restOf({ kind, inputs }: SearchEntry): MatchPlace {
  if (inputs !== undefined || kind === 'spec' || kind === 'page') return 'description';
  return kind === 'schema' ? 'property' : 'parameter';
}
