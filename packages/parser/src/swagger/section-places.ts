/** Root members of 2.0 with another place in 3.0. */
export const sectionPlaces: Record<string, readonly string[]> = {
  definitions: ['components', 'schemas'],
  parameters: ['components', 'parameters'],
  responses: ['components', 'responses'],
  securityDefinitions: ['components', 'securitySchemes'],
};
