import type { HookCall, HookResult } from '@specshelf/service';
import type { Hook } from './hook.js';

/** The hooks of a backend, which are functions of the test. */
export interface Hooks {
  /** Gives the address that stands for a function. */
  add(hook: Hook): string;
  call(call: HookCall): Promise<HookResult>;
}

export function createHooks(): Hooks {
  const byURL = new Map<string, Hook>();
  return {
    add(hook) {
      const url = `https://hooks.invalid/${byURL.size + 1}`;
      byURL.set(url, hook);
      return url;
    },
    async call({ url, body }) {
      try {
        await byURL.get(url)?.(JSON.parse(body));
        return { kind: 'taken' };
      } catch (error) {
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
