/** Compares with `after` as: an added path, a parameter that became required, and a text. */
export const before = `openapi: 3.1.0
info:
  title: Ferries
  version: '1'
paths:
  /sailings:
    get:
      operationId: listSailings
      parameters:
        - name: harbor
          in: query
          schema: { type: string }
      responses:
        '200':
          description: Sailings
`;

export const after: string = before
  .replace("version: '1'", "version: '2'")
  .replace('in: query', 'in: query\n          required: true')
  .replace('description: Sailings', 'description: All sailings')
  .concat(`  /harbors:
    get:
      operationId: listHarbors
      responses:
        '200':
          description: Harbors
`);

/** Differs from `before` in a text only. */
export const reworded: string = before.replace('description: Sailings', 'description: All sailings');

/** A description whose only operation returns a schema of another file. */
export const referringTo = (reference: string): string => `openapi: 3.1.0
info: { title: Ferries, version: '1' }
paths:
  /ferries:
    get:
      responses:
        '200':
          description: Ferries
          content:
            application/json:
              schema: { $ref: '${reference}' }
`;

export const ferrySchema = `Ferry:
  type: object
  required: [name]
  properties:
    name: { type: string }
    size: { type: integer }
`;

export const changedFerrySchema: string = ferrySchema.replace('required: [name]', 'required: [size]');
