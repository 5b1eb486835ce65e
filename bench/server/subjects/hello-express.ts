import express from 'express';
import { port } from './place.js';

const app = express();
app.get('/{*path}', (_request, response) => {
  response.json({ hello: 'world' });
});
app.listen(port, '127.0.0.1');
