import { openapiPath } from '../../../src/api/openapi/paths.ts';
import type { FreshApp } from '../support/fresh-app.ts';

/** A parameter of a route's path, query or header. */
export interface Parameter {
  in: string;
  name: string;
  schema: { type?: string; format?: string; enum?: unknown[] };
}

/** A route as the OpenAPI document describes it. */
export interface Described {
  'x-access'?: string;
  parameters?: Parameter[];
}

/** Every route of the app under `/api/`, as `METHOD /path` with Hono's parameter names. */
export function servedRoutes({ app }: Pick<FreshApp, 'app'>): string[] {
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .filter(({ path }) => !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set(served)].sort();
}

/** Every route that was declared by `route()`, with its description. */
export async function describedRoutes({
  request,
}: Pick<FreshApp, 'request'>): Promise<Map<string, Described>> {
  const document = (await (await request(openapiPath)).json()) as {
    paths: Record<string, Record<string, Described>>;
  };
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, each]) =>
        [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, each] as const,
    ),
  );
  return new Map(described);
}
