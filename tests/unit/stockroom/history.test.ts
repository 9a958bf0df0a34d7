import { beforeEach, expect, test, vi } from 'vitest';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { $signedIn } from '../../../src/stores/shell/session.ts';
import { $history, readEarlier, readHistory } from '../../../src/stores/stockroom/history.ts';
import { lab } from '../../fixtures/people.ts';

const item = 'hmc-156 700 -200 -50';
const movement = (number: number) => ({ number });
const pages = new Map<string, object>([
  [stockroomPaths.movements(item), { movements: [9, 8].map(movement), next: 8 }],
  [stockroomPaths.movements(item, 8), { movements: [7, 6].map(movement), next: 6 }],
]);

beforeEach(() => {
  $signedIn.set(lab);
  vi.stubGlobal('fetch', async (path: string) => Response.json(pages.get(path)));
});

test('two presses of “Older” show the same page of movements once', async () => {
  await readHistory(item);
  await Promise.all([readEarlier(), readEarlier()]);
  expect($history.get()).toEqual({ item, movements: [9, 8, 7, 6].map(movement), next: 6 });
});
