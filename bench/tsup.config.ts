import { defineConfig } from 'tsup';

// Built as the product is, and run without a loader: one that rewrites functions would be measured with them.
export default defineConfig({
  entry: {
    generator: 'generator/main.ts',
    processing: 'processing/main.ts',
    memory: 'processing/memory-process.ts',
    server: 'processing/server.ts',
    'server-process': 'processing/server-process.ts',
    mocks: 'mocks/main.ts',
    'mock-process': 'mocks/mock-process.ts',
    scale: 'scale/main.ts',
    'scale-process': 'scale/scale-process.ts',
    sdk: 'sdk/main.ts',
    'list-server': 'sdk/list-server.ts',
  },
  format: ['esm'],
  target: 'node20',
  platform: 'node',
  splitting: false,
  clean: true,
  silent: true,
  // The mocks are measured as they are published.
  noExternal: [/^@specshelf\/(?!(?:server|mocks)(?:$|\/))/],
  esbuildOptions: (options) => {
    options.conditions = ['@specshelf/source'];
  },
});
