import { createServer } from 'node:http';
import sirv from 'sirv';
import { place } from './place.js';

// Sends compressed files, which it scans once when it starts.
const { port, responses } = place(process.env);
const serve = sirv(responses, { dev: false, gzip: true, etag: true });

createServer((request, response) => {
  serve(request, response, () => {
    response.writeHead(404).end();
  });
}).listen(port, '127.0.0.1');
