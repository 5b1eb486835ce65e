import { RequestError } from '@specshelf/service';
import { partQuery } from '../link-resolver.js';
import { readPart } from '../read-part.js';
import type { FindPage } from '../reader-page.js';
import { siteIndexOf } from '../site-index.js';
import { documentParts } from './document-parts.js';

/** A schema with all of its properties. */
export const schemaPage: FindPage = (reading, { params, query }) => {
  const { name = '' } = params;
  const { reader, map, version } = reading;
  if (!siteIndexOf(map).schemas.has(name)) return undefined;
  const part = readPart(query);
  const pageURL = reader.schema(name);
  return {
    kind: 'page',
    ...(part === undefined ? {} : { query: partQuery(part.id, part.from) }),
    load: async () => {
      const document = await version.schema(name);
      if (!document) throw new RequestError('not-found', 'There is no such schema.');
      return {
        title: name,
        location: { kind: 'schema', name },
        canonical: pageURL,
        parts: documentParts({ reading, document, pageURL, part }),
      };
    },
  };
};
