import { Client } from '@specshelf/sdk';
import { listApiEntities } from './api-entities.js';

// Prints a catalog-info.yaml of an organization. JSON is YAML, so each document is one line.
const [organizationId = 'default'] = process.argv.slice(2);
const entities = await listApiEntities(new Client(), { organizationId });
for (const entity of entities) process.stdout.write(`---\n${JSON.stringify(entity)}\n`);
