import type { Deps } from '@specshelf/service';

/** Secrets belong to tests, so that encryption is unnecessary. */
export const sealing: Pick<Deps, 'seal' | 'open'> = {
  seal: (secret, purpose) => JSON.stringify({ purpose, secret }),
  open: (sealed, purpose) => {
    const { purpose: sealedFor, secret } = JSON.parse(sealed);
    if (sealedFor !== purpose) throw new Error(`The secret was sealed for ${sealedFor}, not for ${purpose}.`);
    return secret;
  },
};
