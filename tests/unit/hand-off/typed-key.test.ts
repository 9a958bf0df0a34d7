import { expect, test } from 'vitest';
import { newMachineKey } from '../../../src/domain/hand-off/machine-key.ts';
import { faultsOfKey, type TypedKey } from '../../../src/domain/hand-off/typed-key.ts';

test.each<[TypedKey, object]>([
  [{ name: 'LMS', scopes: ['orders:read'] }, {}],
  [{ name: ` ${'x'.repeat(60)} `, scopes: ['events:write'] }, {}],
  [{ name: ' ', scopes: ['orders:read'] }, { name: 'required' }],
  [
    { name: 'x'.repeat(61), scopes: [] },
    { name: 'tooLong', scopes: 'required' },
  ],
])('%j has the faults %j, and the server agrees', (typed, faults) => {
  expect(faultsOfKey(typed)).toEqual(faults);
  const sent = { ...typed, name: typed.name.trim() };
  expect(newMachineKey.safeParse(sent).success).toBe(Object.keys(faults).length === 0);
});
