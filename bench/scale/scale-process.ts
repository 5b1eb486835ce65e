import { createServer } from '@specshelf/server';
import { configuration } from './fill-database.js';
import type { Listening } from './server-at.js';

const [databaseURL = ''] = process.argv.slice(2);
const server = await createServer(configuration(databaseURL));
const { url } = await server.start();
const message: Listening = { url, memory: process.memoryUsage().rss };
process.send?.(message);
process.once('disconnect', () => void server.close());
