import type { APIRoute } from 'astro';
import { pictureSprite } from '../../layouts/picture-sprite.ts';

/** The one address the sprite has in this build. */
export function getStaticPaths() {
  const [, version] = /\/([^/]+)\.svg$/.exec(import.meta.env.PICTURES) ?? [];
  return [{ params: { version } }];
}

/** Icons and line drawings in one file: on a slow line a request costs more than bytes. */
export const GET: APIRoute = async () =>
  new Response(await pictureSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
