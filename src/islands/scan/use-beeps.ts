import { useEffect } from 'react';
import { beep } from '../../stores/scan/beep.ts';
import { $again, $scans } from '../../stores/scan/scans.ts';
import { scanTones } from '../../ui/scan/ScanVerdict.tsx';

/** Beeps for the result of the latest scan. */
export function useBeeps(): void {
  useEffect(() => {
    const forgetResults = $scans.listen(([latest], before) => {
      if (!latest) return;
      const known = before?.find(({ id }) => id === latest.id)?.result.kind;
      const tone = scanTones[latest.result.kind];
      if (known !== latest.result.kind && tone !== 'waiting') beep(tone);
    });
    const forgetRepeats = $again.listen((again) => {
      if (again) beep('bad');
    });
    return () => {
      forgetResults();
      forgetRepeats();
    };
  }, []);
}
