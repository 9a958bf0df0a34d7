import { afterEach, describe, expect, test, vi } from 'vitest';
import { instantText } from '../../../src/i18n/calendar/instant-text.ts';

afterEach(() => vi.unstubAllEnvs());

const at = '2026-07-01T20:00:00Z';

/** The process's time zone can be changed in these tests. */
function onDeviceIn(timeZone: string) {
  vi.stubEnv('TZ', timeZone);
}

describe('an instant', () => {
  test('is written in the lab’s time', () => {
    onDeviceIn('Asia/Tehran');
    expect(instantText(at)).toEqual(['۱۰ تیر ۱۴۰۵، ۲۳:۳۰', '1 Jul 2026, 23:30']);
    expect(instantText(Date.parse(at))).toEqual(instantText(at));
  });

  test.each(['UTC', 'Europe/Istanbul', 'Asia/Dubai', 'Asia/Kabul', 'America/New_York'])(
    'says so on a device in %s',
    (timeZone) => {
      onDeviceIn(timeZone);
      expect(instantText(at)).toEqual([
        '۱۰ تیر ۱۴۰۵، ۲۳:۳۰ به وقت ایران',
        '1 Jul 2026, 23:30 Iran time',
      ]);
    },
  );
});
