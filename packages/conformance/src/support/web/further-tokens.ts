import { type World, world } from '../../world/world.js';

const scopes = ['openapi:read'] as const;

/** The world with tokens of visitors that the API cannot create: of several organizations, and without scopes. */
export const worldWithFurtherTokens: World = {
  ...world,
  tokens: {
    ...world.tokens,
    both: { subject: { id: 'bo', displayName: 'Bo Both' }, organizations: ['acme', 'globex'], scopes },
    all: { subject: { id: 'olga', displayName: 'Olga All' }, organizations: '*', scopes },
    nothing: { subject: { id: 'cleo', displayName: 'Cleo Nothing' }, organizations: ['acme'], scopes: [] },
  },
};
