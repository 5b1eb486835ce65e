import { createServer } from 'node:http';
import { place } from './place.js';

createServer((_request, response) => {
  response.setHeader('content-type', 'application/json').end('{"hello":"world"}');
}).listen(place(process.env).port, '127.0.0.1');
