/** Returns one of three versions of a document: the second adds to the first, the third breaks clients. */
export function boatRental(version: 1 | 2 | 3): string {
  const isLater = version > 1;
  const isLast = version > 2;
  return `openapi: 3.1.0
info:
  title: Boat rental
  version: ${['1.0.0', '1.1.0', '2.0.0'][version - 1]}
  description: ${isLast ? 'Rents boats by the day.' : 'Rents boats.'}
paths:
  /boats:
    get:
      operationId: listBoats
      summary: List boats
      parameters:
        - name: limit
          in: query
          schema: { type: integer, maximum: ${isLast ? 50 : 100} }
${isLast ? '        - { name: harbor, in: query, required: true, schema: { type: string } }\n' : ''}      responses:
        "200":
          description: The boats.
          content:
            application/json:
              schema: { type: array, items: { $ref: "#/components/schemas/Boat" } }
  /boats/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    get:
      operationId: getBoat
      summary: Get a boat
      responses:
        "200":
          description: The boat.
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Boat" }
${isLast ? '' : '    delete:\n      operationId: deleteBoat\n      summary: Delete a boat\n      responses: { "204": { description: Deleted. } }\n'}${
  isLater
    ? '  /harbors:\n    get:\n      operationId: listHarbors\n      summary: List harbors\n      responses: { "200": { description: The harbors. } }\n'
    : ''
}components:
  schemas:
    Boat:
      type: object
      required: [id, kind]
      properties:
        id: { type: string }
        kind: { type: string, enum: [${isLast ? 'sailing, motor' : 'sailing, motor, rowing'}] }
        length: { type: ${isLast ? 'string' : 'number'} }
${isLater ? '        berths: { type: integer, minimum: 0 }\n' : ''}`;
}
