import { describe, expect, it } from 'vitest';
import { redactPath } from '../../src/http/request-log/redact-path.js';

const random = 'g7Kq2ZxP9mVtB4wLcR8sYd3NfH6jQa1EuT5oXb0C';
const sealed = Buffer.from(Array.from({ length: 130 }, (_, index) => (index * 89) % 251)).toString(
  'base64url',
);
const percent = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');

describe('a logged path', () => {
  it.each([
    `shelf_${random}`,
    `xshelf_${random}`,
    `SHELF_${random}`,
    `shelf_login_${random}`,
    `shelf_event_${sealed}`,
    `shelf_${random.slice(0, 30)}`,
    sealed,
    percent(sealed),
    `%73helf_${random}`,
    `shelf%5F${random}`,
    `%2573helf_${random}`,
    percent(`shelf_${random}`),
    percent(percent(`shelf_${random}`)),
    random,
    percent(random),
    `pets-${random}`,
    `Bearer%20${random}`,
    `%zz-${random}`,
  ])('does not contain a token: %s', (token) => {
    expect(redactPath(`/v1/orgs/acme/openapi/${token}/versions`, undefined)).toBe(
      '/v1/orgs/acme/openapi/…/versions',
    );
  });

  it('does not contain the token of the request, whatever its form (AU11)', () => {
    const token = 'correct-horse-battery-staple';
    expect(redactPath(`/a/${token}`, token)).toBe('/a/…');
    expect(redactPath('/v1/orgs/acme', 'acme')).toBe('/v1/orgs/acme');
    expect(redactPath(`/a/${token.replaceAll('-', '%2D')}x`, token)).toBe('/a/…');
  });

  it.each([
    '/v1/orgs/acme/openapi/payment-gateway-internal-v2/versions/latest/content',
    '/v1/orgs/acme/openapi/ferry-bookings-2024-11/versions/0k3v9tq7c2m8x5p1zr6b',
    '/v1/spaces/0k3v9tq7c2m8x5p1zr6b/content/computed/document',
    '/v1/email-domains/subsidiary.example.co.uk/orgs',
    '/published/acme/%E0%A4%A/a%20b.json',
    '/v1/orgs/acme/openapi/b2b-v2-orders-2024-q3/versions',
    '/orgs/acme/openapi/pets/operations/GetUserByIDForAPIv2',
    '/v1/orgs/acme/openapi/bookshelf_api/versions/550e8400-e29b-41d4-a716-446655440000',
    '/orgs/acme/openapi/pets/schemas/PaginatedListOfOrganizationMembersV2ResponseBody',
    `/v1/orgs/acme/openapi/${'payments-internal-v2-'.repeat(7)}`,
  ])('keeps names and ids: %s', (path) => {
    expect(redactPath(path, undefined)).toBe(path);
  });
});
