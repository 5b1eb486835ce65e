/** The slug of the example. */
export const exampleSlug = 'bike-share';

/** A small specification of our own that an empty registry offers to publish. */
export const exampleDocument = `openapi: 3.1.0
info:
  title: Bike Share API
  version: 2.4.0
  summary: Find a bike, ride it, and return it at any station.
  description: |
    The API of the bike share of a harbor town. Stations report their bikes **every 30 seconds**.

    ## First ride

    1. [List the stations](#tag/stations) near you, and choose one with a bike.
    2. Start a trip. The response contains the code of the lock.
    3. Return the bike at any station: the trip ends when its lock closes.

    > Trips of up to 30 minutes are free.

    ## Errors

    Errors are objects with a \`code\` for programs and a \`message\` for people.
servers:
  - url: https://api.bikes.example/v2
    description: Production
security:
  - token: []
tags:
  - name: Stations
    description: Places to take and return bikes.
  - name: Trips
    description: Rides from one station to another.
paths:
  /stations:
    get:
      tags: [Stations]
      operationId: listStations
      summary: List stations
      description: Returns the stations around a point, nearest first.
      security: []
      parameters:
        - name: near
          in: query
          description: Latitude and longitude, separated by a comma.
          schema: { type: string, pattern: '^-?[0-9.]+,-?[0-9.]+$' }
          example: 54.32,10.13
        - name: limit
          in: query
          description: Maximum number of stations.
          schema: { type: integer, minimum: 1, maximum: 100, default: 20 }
      responses:
        '200':
          description: The stations.
          content:
            application/json:
              schema:
                type: object
                required: [items]
                properties:
                  items: { type: array, items: { $ref: '#/components/schemas/Station' } }
  /stations/{stationId}:
    parameters:
      - name: stationId
        in: path
        required: true
        description: The ID of the station.
        schema: { type: string }
        example: fish-market
    get:
      tags: [Stations]
      operationId: getStation
      summary: Get a station
      security: []
      responses:
        '200':
          description: The station.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Station' }
        '404': { $ref: '#/components/responses/NotFound' }
  /trips:
    post:
      tags: [Trips]
      operationId: startTrip
      summary: Start a trip
      description: Unlocks a bike. A rider has at most one trip at a time.
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [stationId]
              properties:
                stationId: { type: string, description: The station of the bike., examples: [fish-market] }
                kind: { $ref: '#/components/schemas/BikeKind' }
      responses:
        '201':
          description: The trip, with the code of the lock.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Trip' }
        '409':
          description: The station has no bike of this kind, or the rider has a trip already.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Error' }
  /trips/{tripId}:
    parameters:
      - { name: tripId, in: path, required: true, description: The ID of the trip., schema: { type: string, format: uuid } }
    get:
      tags: [Trips]
      operationId: getTrip
      summary: Get a trip
      responses:
        '200':
          description: The trip.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Trip' }
        '404': { $ref: '#/components/responses/NotFound' }
webhooks:
  tripEnded:
    post:
      tags: [Trips]
      operationId: tripEnded
      summary: A trip has ended
      description: Sent when the lock of a station closes.
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Trip' }
      responses:
        '204': { description: Received. }
components:
  securitySchemes:
    token: { type: http, scheme: bearer, description: The token of a rider. }
  responses:
    NotFound:
      description: There is nothing with this ID.
      content:
        application/json:
          schema: { $ref: '#/components/schemas/Error' }
  schemas:
    Station:
      type: object
      description: A place to take and return bikes.
      required: [id, name, bikes, docks]
      properties:
        id: { type: string, examples: [fish-market] }
        name: { type: string, examples: [Fish Market] }
        bikes: { type: integer, minimum: 0, description: Bikes to take., examples: [7] }
        docks: { type: integer, minimum: 0, description: Free docks to return a bike to., examples: [12] }
    BikeKind:
      type: string
      description: The kind of a bike.
      enum: [city, cargo, electric]
      default: city
    Trip:
      type: object
      description: A ride. It has an end when the bike is returned.
      required: [id, stationId, startedAt]
      properties:
        id: { type: string, format: uuid, examples: [7c9e6679-7425-40de-944b-e07fc1f90ae7] }
        stationId: { type: string, description: The station of the start., examples: [fish-market] }
        kind: { $ref: '#/components/schemas/BikeKind' }
        lockCode: { type: string, description: Only while the trip lasts., examples: ['4711'] }
        startedAt: { type: string, format: date-time, examples: ['2026-05-01T08:30:00Z'] }
        endedAt: { type: [string, 'null'], format: date-time, examples: ['2026-05-01T08:52:00Z'] }
        price: { type: number, description: In euros., examples: [0] }
    Error:
      type: object
      required: [code, message]
      properties:
        code: { type: string, examples: [no-bike] }
        message: { type: string, examples: [This station has no bike of this kind.] }
`;
