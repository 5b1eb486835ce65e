const api = `openapi: 3.1.0
info:
  title: Harbor
  version: 1.0.0
paths:
  /ships:
    get:
      responses:
        "200":
          description: Ships
          content:
            application/json:
              schema: { $ref: "schemas/ship.yaml#/Ship" }
        "404": { $ref: "#/components/responses/Missing" }
components:
  responses:
    Missing: { description: "<script>alert(1)</script>" }
`;
const ship = `Ship:
  type: object
  properties:
    name: { type: text }
`;

/** A specification of two files, with a problem in the second one. */
export const harbor = { files: { 'api.yaml': api, 'schemas/ship.yaml': ship }, entry: 'api.yaml' };

/** A document of 1,010 lines. */
export const lines = JSON.stringify(
  {
    openapi: '3.1.0',
    info: { title: 'Long', version: '1' },
    paths: {},
    'x-items': Array.from({ length: 1000 }, (_, index) => index),
  },
  null,
  1,
);
