import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Deps } from '@specshelf/service';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Creates functions that encrypt and decrypt stored secrets. The purpose is authenticated but not stored: decryption requires the
 * same one. The secret key is read on demand.
 */
export function createSeal(readSecretKey: () => string): Pick<Deps, 'seal' | 'open'> {
  let derived: Uint8Array | undefined;
  const deriveKey = () => {
    derived ??= new Uint8Array(
      hkdfSync('sha256', readSecretKey(), '', 'specshelf: secrets in the database', 32),
    );
    return derived;
  };
  return {
    seal(secret, purpose) {
      const key = deriveKey();
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, purpose) {
      const key = deriveKey();
      const bytes = Buffer.from(text, 'base64url');
      // Decoding ignores trailing garbage; a sealed text has only one valid form.
      if (bytes.toString('base64url') !== text) throw new Error('The sealed text is malformed');
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
