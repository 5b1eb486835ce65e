import type { HookCall, HookResult } from '@specshelf/service';
import type { Hook } from '../types/hook.js';

/** The hooks of a backend. They are functions of the test. */
export interface Hooks {
  /** Registers a function, and returns the URL that represents it. */
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
        return { kind: 'accepted' };
      } catch (error) {
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}
