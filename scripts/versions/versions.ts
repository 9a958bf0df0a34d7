import type { AstroIntegration } from 'astro';
import { historyOf } from './history.ts';
import { type collectBundled, readParts } from './page-parts.ts';
import { planVersion } from './plan.ts';
import { publish } from './publish.ts';
import { bundleWorker } from './worker.ts';

/** Makes a version of each build, which devices store as a whole. */
export function versions(bundled: ReturnType<typeof collectBundled>['bundled']): AstroIntegration {
  return {
    name: 'adasi:versions',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = dir.pathname;
        const plan = await planVersion(dist, await readParts(dist, bundled));
        await publish(dist, plan, await bundleWorker(), historyOf(dist));
      },
    },
  };
}
