/** A small OpenAPI document. */
export const pets = '{"openapi":"3.1.0","info":{"title":"Pets","version":"1"},"paths":{}}';
