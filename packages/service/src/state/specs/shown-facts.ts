import { nameKeyOf } from '../../base/names/name-key.js';
import type { OpenAPISpecRecord, OpenAPISpecVersionRecord } from '../../base/ports/records.js';

/** Returns the members of a specification that follow from the facts of the version that it shows. */
export function shownFacts(
  { slug }: Pick<OpenAPISpecRecord, 'slug'>,
  facts: OpenAPISpecVersionRecord['facts'],
) {
  return { facts, nameKey: nameKeyOf(facts?.title, slug) };
}
