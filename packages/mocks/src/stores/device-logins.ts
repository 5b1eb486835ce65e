import type { AccessTokenStore, DeviceLoginRecord, DeviceLoginStore } from '@specshelf/service';
import { frozen } from './frozen.js';
import type { Tables } from './tables.js';

export function createDeviceLoginStore(
  { deviceLogins }: Tables,
  accessTokens: Pick<AccessTokenStore, 'insert'>,
): DeviceLoginStore {
  const all = () => [...deviceLogins.values()];
  const change = (hash: string, changes: Partial<DeviceLoginRecord>) => {
    const login = deviceLogins.get(hash);
    if (login) deviceLogins.set(hash, frozen({ ...login, ...changes }));
  };
  const removeExpired = (now: string, limit: number) => {
    const expired = all()
      .filter(({ expiresAt }) => expiresAt <= now)
      .slice(0, limit);
    for (const { hash } of expired) deviceLogins.delete(hash);
    return expired.length;
  };
  return {
    async insert(login, { ofAddress, total }) {
      removeExpired(login.createdAt, Infinity);
      const { address } = login;
      const sameAddress = all().filter((other) => other.address === address);
      if (address !== undefined && sameAddress.length >= ofAddress) return 'too-many';
      if (deviceLogins.size >= total) return 'too-many';
      if (all().some(({ userCode }) => userCode === login.userCode)) return 'taken';
      deviceLogins.set(login.hash, frozen(login));
      return 'inserted';
    },
    async findByHash(hash) {
      return deviceLogins.get(hash);
    },
    async findByUserCode(userCode) {
      return all().find((login) => login.userCode === userCode);
    },
    async recordPoll(hash, poll) {
      change(hash, poll);
    },
    async decide(hash, decision) {
      const login = deviceLogins.get(hash);
      if (!login || login.decision) return false;
      change(hash, { decision });
      return true;
    },
    async collect(hash, token, entries) {
      if (!deviceLogins.get(hash)?.decision) return 'gone';
      deviceLogins.delete(hash);
      return (await accessTokens.insert(token, entries)) ? 'collected' : 'refused';
    },
    async remove(hash) {
      deviceLogins.delete(hash);
    },
    async removeExpired({ now, limit }) {
      return removeExpired(now, limit);
    },
  };
}
