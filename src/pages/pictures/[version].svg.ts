import type { APIRoute } from 'astro';
import { pictureSprite } from '../../layouts/picture-sprite.ts';

/** The sprite has exactly one address in a build. */
export function getStaticPaths() {
  const [, version] = /\/([^/]+)\.svg$/.exec(import.meta.env.PICTURES) ?? [];
  return [{ params: { version } }];
}

/** Icons and illustrations in one file: on a slow connection a request costs more than bytes. */
export const GET: APIRoute = async () =>
  new Response(await pictureSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
