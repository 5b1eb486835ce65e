import { WorkAbandoned } from '@specshelf/service';
import type { OutboundClients, OutboundOptions } from './create-outbound-clients.js';

/** Loads the outbound clients with the first request: with them, a start would take a tenth longer. */
export function createLazyClients(options: OutboundOptions): OutboundClients {
  let opening: Promise<OutboundClients> | undefined;
  let isStopped = false;
  const open = (): Promise<OutboundClients> => {
    opening ??= import('./create-outbound-clients.js').then(({ createOutboundClients }) =>
      createOutboundClients(options),
    );
    return opening;
  };
  const openForWork = async (): Promise<OutboundClients> => {
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
