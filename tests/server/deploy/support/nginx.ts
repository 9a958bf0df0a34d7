import { nginxCommand } from './nginx-config.ts';
import { makeSite, startListening } from './site.ts';
import type { Front } from './visitor.ts';

/** nginx, and the module that serves the build's Brotli files. */
export const nginxAndBrotli = ['nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

/** Starts nginx from the samples in front of two API processes; `plan` is the file with its servers. */
export async function startNginx(
  ports: readonly number[],
  plan: 'one-origin.conf' | 'sister-domains.conf',
): Promise<Front> {
  const site = await makeSite();
  await startListening(await nginxCommand(site, ports, plan), site.port);
  return site;
}
