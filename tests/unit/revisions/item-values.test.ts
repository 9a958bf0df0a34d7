import { expect, test } from 'vitest';
import { revisionRequest } from '../../../src/api/revisions/contract.ts';
import { readChange } from '../../../src/domain/revisions/read-change.ts';
import { mostRials } from '../../../src/domain/vocabulary/most-rials.ts';
import { accessory, coating, design, name, service, stockLens } from './assortment.ts';

test.each<[string, unknown]>([
  ['coating hmc', { ...coating, price: -1 }],
  ['coating hmc', { ...coating, price: mostRials + 1 }],
  ['coating hmc', { ...coating, price: 1.5 }],
  ['coating hmc', { ...coating, price: '1' }],
  ['coating hmc', { ...coating, name: { fa: 'نام' } }],
  ['coating hmc', { ...coating, name: { fa: ' ', en: 'Name' } }],
  ['coating hmc', { ...coating, name: { fa: 'نام', en: 'N\0me' } }],
  ['coating hmc', { ...coating, colour: 'red' }],
  ['coating hmc', { ...coating, workingDays: 61 }],
  ['coating hmc', { ...coating, position: -1 }],
  ['service s', { ...service, kind: 'polish' }],
  ['design sv', { ...design, kind: 'trifocal' }],
  ['design sv', { ...design, variants: [{ ...design.variants[0], index: 90 }] }],
  ['stockLens l', { ...stockLens, code: 'hm c' }],
  ['stockLens l', { ...stockLens, tiers: { 'Tier B': [] } }],
  ['stockCell l 650 0 0', { level: -1 }],
  ['stockCell l 650 0 0', { onHand: 3 }],
  ['category c', { position: 0, name: { ...name, en: 'x'.repeat(81) } }],
  ['accessory a', { ...accessory, variants: [] }],
  ['price 2026-12-22 coating hmc', { price: -1 }],
  ['price 2026-12-22 coating hmc', 5],
])('%s cannot be %j', (item, value) => {
  expect(readChange({ item, value }).ok).toBe(false);
});

test('a request names an id, a base, and at least one change', () => {
  const change = { item: 'coating hmc', value: coating };
  const request = {
    id: '01930000-0000-7000-8000-000000000000',
    base: 1,
    note: '',
    kind: 'edit',
    changes: [change],
  };
  expect(revisionRequest.safeParse(request).success).toBe(true);
  expect(revisionRequest.safeParse({ ...request, changes: [] }).success).toBe(false);
  expect(revisionRequest.safeParse({ ...request, kind: 'baseline' }).success).toBe(false);
  expect(revisionRequest.safeParse({ ...request, base: -1 }).success).toBe(false);
});
