import { onMount } from 'nanostores';
import { withQuery } from '../../api/api-path.ts';
import { labCountsPath } from '../../api/lab/paths.ts';
import { $acts } from '../shell/changes.ts';
import { coalesce } from '../shell/coalesce.ts';
import { keepFresh } from '../shell/keep-fresh.ts';
import { createOwnReading } from '../shell/own-reading.ts';
import { $menuViewId } from './menu-view.ts';

export type { LabCounts } from '../../api/lab/contract.ts';

const { $value, read } = createOwnReading(
  () => withQuery(labCountsPath, new URLSearchParams({ view: $menuViewId.get() })),
  (counts) => counts,
);

/** What waits for the lab's people, kept up to date while it is on screen; null until it is read. */
export const $labCounts = $value;

onMount($labCounts, () => {
  const readAgain = coalesce(read);
  const forgetActs = $acts.listen(() => void readAgain());
  const forgetView = $menuViewId.listen(() => void readAgain());
  const stop = keepFresh(
    () => void readAgain(),
    () => true,
  );
  return () => {
    stop();
    forgetActs();
    forgetView();
  };
});
