import express from 'express';
import { place } from './place.js';

const app = express();
app.get('/{*path}', (_request, response) => {
  response.json({ hello: 'world' });
});
app.listen(place(process.env).port, '127.0.0.1');
