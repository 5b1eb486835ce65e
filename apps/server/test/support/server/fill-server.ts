import type { World } from '@specshelf/conformance';
import type { TestServer } from './start-server.js';

/** Stores the world in an empty server, and returns the secrets of its tokens by name. */
export async function fillServer(
  { server, token }: TestServer,
  world: World,
): Promise<Record<string, string>> {
  const { organizations, spaces } = server.stores;
  for (const { id, title, emailDomains, spaces: spaceIds, profile } of world.organizations) {
    await organizations.insert({
      ...profile,
      id,
      title,
      createdAt: world.now,
      emailDomains: [...emailDomains],
      type: 'business',
    });
    for (const spaceId of spaceIds)
      await spaces.insert({ id: spaceId, organizationId: id, createdAt: world.now });
  }
  const tokens: Record<string, string> = {};
  for (const [name, grants] of Object.entries(world.tokens)) tokens[name] = await token(grants);
  return tokens;
}
