import type { APIRoute } from 'astro';
import { pictureSprite } from '../../layouts/picture-sprite.ts';

/** The sprite has exactly one address per build. */
export function getStaticPaths() {
  const [, version] = /\/([^/]+)\.svg$/.exec(import.meta.env.PICTURES) ?? [];
  return [{ params: { version } }];
}

/** Icons and illustrations in one file, because on a slow connection a request costs more than its bytes. */
export const GET: APIRoute = async () =>
  new Response(await pictureSprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
