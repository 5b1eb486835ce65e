import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Deps } from '@specshelf/service';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts what is stored and must be read back. The purpose is not part of what is stored, but opens nothing else. */
export function createSeal(secretKey: string): Pick<Deps, 'seal' | 'open'> {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'specshelf: secrets in the database', 32));
  return {
    seal(secret, purpose) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, purpose) {
      const bytes = Buffer.from(text, 'base64url');
      const nonce = bytes.subarray(0, nonceLength);
      const tag = bytes.subarray(nonceLength, nonceLength + tagLength);
      const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(tag);
      const secret = decipher.update(bytes.subarray(nonceLength + tagLength));
      return Buffer.concat([secret, decipher.final()]).toString('utf8');
    },
  };
}
