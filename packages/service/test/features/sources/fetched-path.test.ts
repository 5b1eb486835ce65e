import { describe, expect, it } from 'vitest';
import { fetchedPath } from '../../../src/features/sources/fetched-path.js';

const entry = 'https://acme.example/api/v1/openapi.yaml';
const pathOf = (location: string, from: string | undefined = entry) =>
  fetchedPath(location, from, 'openapi.yaml');

describe('the path of a fetched file', () => {
  it.each([
    [entry, 'openapi.yaml'],
    ['https://acme.example/api/v1/schemas/pet.yaml', 'schemas/pet.yaml'],
    ['https://acme.example/api/common/pet.yaml', 'acme.example/api/common/pet.yaml'],
    ['https://other.example:8443/pet.yaml', 'other.example_8443/pet.yaml'],
    ['http://acme.example/api/v1/pet.yaml', 'acme.example/api/v1/pet.yaml'],
    ['https://acme.example/api/v1/pet.yaml?token=secret', 'pet.yaml'],
    ['https://acme.example/api/v1/all%20pets%C3%BC.yaml', 'all petsü.yaml'],
  ])('of %s is %s', (location, path) => {
    expect(pathOf(location)).toBe(path);
  });

  it('has a name when its URL has none', () => {
    expect(pathOf('https://acme.example/', 'https://acme.example/')).toBe('openapi.yaml');
    expect(pathOf('https://acme.example/api/', undefined)).toBe('acme.example/api/openapi.yaml');
  });

  it.each([
    ['https://acme.example/api/v1/..%2f..%2fetc/passwd', '.._.._etc/passwd'],
    ['https://acme.example/api/v1/%5C%5Chost%5Cfile', '__host_file'],
    ['https://acme.example/api/v1/a%00b%0A%22c%22.yaml', 'a_b__c_.yaml'],
    ['https://acme.example/api/v1/a//b.yaml', 'a/b.yaml'],
    ['https://acme.example/api/v1/%.yaml', '%.yaml'],
  ])('does not lead elsewhere, and has no forbidden characters: %s', (location, path) => {
    expect(pathOf(location)).toBe(path);
  });
});
