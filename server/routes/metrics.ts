import { createHash, timingSafeEqual } from 'node:crypto';
import { resource } from '../http/guards/resource.ts';
import { route } from '../http/guards/route.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { refuse } from '../http/refuse.ts';

/** Metrics for Prometheus, protected by the token in `METRICS_TOKEN`. Without that setting the route answers 404. */
export function metricsRoute(metrics: Metrics | undefined) {
  return resource().get(
    '/',
    route(
      { answer: null },
      {
        summary: 'Metrics of this process; needs the operator’s token',
        access: 'anyone',
        answers: { 200: { description: 'In Prometheus’s format.', type: 'text/plain' } },
        refusals: [404],
      },
    ),
    async (c) => {
      const { metricsToken } = c.var.services.settings;
      const isAllowed = isSame(c.req.header('Authorization') ?? '', `Bearer ${metricsToken}`);
      if (!metrics || !isAllowed) return refuse(c, 'notFound');
      return c.body(await metrics.text(), 200, { 'Content-Type': metrics.type });
    },
  );
}

/** Compares digests, so that the time taken reveals nothing about the token. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
