import { WorkAbandoned } from '@specshelf/service';
import type { Outside, OutsideOptions } from './create-outside.js';

/** What asks other servers, which is loaded with the first question: a start would take a tenth longer with it. */
export function openOutside(options: OutsideOptions): Outside {
  let opening: Promise<Outside> | undefined;
  let isStopped = false;
  const open = (): Promise<Outside> => {
    opening ??= import('./create-outside.js').then(({ createOutside }) => createOutside(options));
    return opening;
  };
  const openForWork = async (): Promise<Outside> => {
    if (isStopped) throw new WorkAbandoned();
    return open();
  };
  return {
    fetchSource: async (request) => (await openForWork()).fetchSource(request),
    callHook: async (call) => (await openForWork()).callHook(call),
    dispatchEvent: async (dispatch) => (await open()).dispatchEvent(dispatch),
    stopWork: async () => {
      isStopped = true;
      await (await opening)?.stopWork();
    },
    close: async () => {
      await (await opening)?.close();
    },
  };
}
