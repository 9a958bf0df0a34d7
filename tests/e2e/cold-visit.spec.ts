import { coldVisit } from '../bench/visit.ts';
import { coldRequests, coldVisits } from '../support/cold-visits.ts';
import { expect, test } from './fixtures.ts';

for (const { path, wholeKb } of coldVisits) {
  test(`a first visit of ${path} takes at most ${wholeKb} KB and ${coldRequests} requests`, async ({
    browser,
    panel,
  }) => {
    const { bytes, requests, shift } = await coldVisit(browser, `${panel.origin}${path}`);
    const whole = Object.values(bytes).reduce((sum, each) => sum + each, 0);
    expect(whole / 1000).toBeLessThanOrEqual(wholeKb);
    expect(requests).toBeLessThanOrEqual(coldRequests);
    expect(shift).toBe(0);
  });
}
