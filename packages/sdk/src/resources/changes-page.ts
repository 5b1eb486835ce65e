import type { Schema } from '@specshelf/contract';
import type { OpenAPISpecChange, Opened } from '../model/models.js';
import type { Page } from './page.js';

type Comparison = Pick<Opened<Schema<'OpenAPISpecChanges'>>, 'complete' | 'summary' | 'bump' | 'from' | 'to'>;

/**
 * One page of the changes between two versions, and the result of their comparison. Without changes, `complete` tells whether there are
 * none or the versions could not be compared.
 *
 * @example
 * ```ts
 * const isCompatible = ({ complete, summary }: ChangesPage) => complete && summary.breaking === 0;
 * let page = await client.specs.versions.listLatestChanges({ organizationId: 'acme', specSlug: 'pets' });
 * console.log(isCompatible(page), page.bump);
 * while (page.hasNextPage()) page = await page.getNextPage();
 * ```
 */
export interface ChangesPage extends Page<OpenAPISpecChange>, Comparison {}
