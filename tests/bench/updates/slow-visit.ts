import { openScreen } from '../../support/screen-steps.ts';
import { http2Front } from '../line/http2-front.ts';
import { modelledLine, slowLine } from '../line/modelled-line.ts';
import { countingFront } from './counting-front.ts';
import { isKept, until, update, withDevice } from './device.ts';
import type { Version } from './measures.ts';

/** Runs in the page. */
const sinceFirstPaint = () =>
  performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);

/**
 * On a slow line: ms from the first paint until a device has a version, and from the request for the next until it has
 * that one.
 */
export async function measureSlowly(from: Version, to: Version) {
  const front = await countingFront(from.origin);
  const secure = await http2Front(front.origin);
  const line = await modelledLine(secure.port, slowLine);
  const trust = `--ignore-certificate-errors-spki-list=${secure.keyHash}`;
  const seen = await withDevice(
    'chromium',
    async (tab) => {
      await openScreen(tab, `https://127.0.0.1:${line.port}/`);
      await until(() => isKept(tab));
      const readyMs = await tab.evaluate(sinceFirstPaint, null);
      front.serve(to.origin);
      return { readyMs, updateMs: await update(tab) };
    },
    [trust],
  );
  await line.stop();
  await secure.stop();
  front.close();
  return seen;
}
