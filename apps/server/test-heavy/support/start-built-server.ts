import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServerProcess } from './server-process.js';

export const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** The built server in its own process, which listens. */
export interface BuiltServer extends Omit<ServerProcess, 'kill' | 'listening'> {
  url: string;
}

/** Starts the built server, or another program, in a folder on a free port. */
export async function startBuiltServer(
  folder: string,
  environment: Record<string, string> = {},
  program = main,
): Promise<BuiltServer> {
  const settings = { PORT: '0', LOG_LEVEL: 'error', ...environment };
  const server = startServerProcess({ program, folder, environment: settings });
  // The server writes its output in one chunk that ends after the URL.
  return { ...server, url: await server.listening() };
}
