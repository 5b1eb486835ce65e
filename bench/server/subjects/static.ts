import { createServer } from 'node:http';
import sirv from 'sirv';
import { port, responses } from './place.js';

// Sends compressed files, which it scans once when it starts.
const serve = sirv(responses, { dev: false, gzip: true, etag: true });

createServer((request, response) => {
  serve(request, response, () => {
    response.writeHead(404).end();
  });
}).listen(port, '127.0.0.1');
