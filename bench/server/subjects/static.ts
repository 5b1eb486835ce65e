import { createServer } from 'node:http';
import sirv from 'sirv';
import { place } from './place.js';

// Compressed files, sent by a server that scans them once when it starts.
const { port, answers } = place(process.env);
const serve = sirv(answers, { dev: false, gzip: true, etag: true });

createServer((request, response) => {
  serve(request, response, () => {
    response.writeHead(404).end();
  });
}).listen(port, '127.0.0.1');
