import {
  isReadable,
  notFoundError,
  type OpenedSpec,
  type Principal,
  type ReaderPlace,
} from '@specshelf/service';
import type { MCPService } from '../model/mcp-request.js';

/** Opens a version of a specification that a caller may read. All others do not exist. */
export async function openSpec(
  { reader }: Pick<MCPService, 'reader'>,
  principal: Principal,
  place: ReaderPlace,
): Promise<OpenedSpec> {
  const opened = await reader.open(place, principal);
  if (isReadable(principal, opened.spec)) return opened;
  throw notFoundError(`OpenAPI specification ${JSON.stringify(place.specSlug)} was not found.`);
}
