import { expect, test } from 'vitest';
import { accessoriesPath } from '../../../src/api/accessories/paths.ts';
import { stockPath } from '../../../src/api/stock/paths.ts';
import { stockroomPaths } from '../../../src/api/stockroom/paths.ts';
import { freshApp } from '../support/fresh-app.ts';

const { request, signIn } = await freshApp();
const lab = await signIn('lab');

test.each([
  `${stockPath}?tier=%00`,
  `${accessoriesPath}?tier=%00`,
  `${accessoriesPath}/pictures/%00/192.avif`,
  stockroomPaths.movements('\0'),
])('a NUL in %s is a mistake of the sender', async (path) => {
  const answer = await request(path, { cookie: lab });
  expect([answer.status, await answer.json()]).toEqual([422, { code: 'invalid', issues: [] }]);
});
