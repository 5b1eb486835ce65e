import { createServer } from 'node:http';
import { port } from './place.js';

createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"hello":"world"}');
}).listen(port, '127.0.0.1');
