/** GET: the OpenAPI document. */
export const openapiPath = '/api/openapi.json';
