import type { Config } from '../config/config.js';

/** The URL that must be registered at the provider. Only the configuration determines it, never the Host header. */
export function redirectURIOf({ publicURL = '' }: Pick<Config, 'publicURL'>): string {
  return `${publicURL}/sign-in/callback`;
}
