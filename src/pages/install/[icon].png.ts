import type { APIRoute } from 'astro';
import { type AppIcon, appIcons, drawIcon } from '../../layouts/app-icon.ts';

export const getStaticPaths = () =>
  Object.keys(appIcons).map((name) => ({ params: { icon: name.replace('.png', '') } }));

export const GET: APIRoute = async ({ params: { icon } }) =>
  new Response(new Uint8Array(await drawIcon(`${icon}.png` as AppIcon)), {
    headers: { 'Content-Type': 'image/png' },
  });
