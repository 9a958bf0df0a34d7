import { describe, expect, it } from 'vitest';
import { findDesign } from '../../../src/domain/catalogue/lens-availability.ts';
import { labOrderOf } from '../../../src/domain/lab-file/of-rx.ts';
import { writeLabFile } from '../../../src/domain/lab-file/write.ts';
import { checkRx } from '../../../src/domain/rx/rules/rx-check.ts';
import type { RxOrder } from '../../../src/domain/rx/rx-order.ts';
import { fortyOrders, now, shopCatalogue } from '../../fixtures/forty-orders.ts';
import { placedRx } from '../../fixtures/placed-rx.ts';
import { brokenRules } from '../../support/lab-file/broken-rules.ts';
import { readLabFile } from '../../support/lab-file/read.ts';
import { rxOfLab } from '../../support/rx-of-lab.ts';

function fileOf(content: RxOrder): string {
  const kind = findDesign(shopCatalogue, content.lens.design)?.kind ?? null;
  return writeLabFile(labOrderOf(placedRx(content), kind));
}

/** Every field of an order by its path, and whether it says something. */
function fieldsOf(value: unknown, path = ''): [path: string, isUsed: boolean][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    return [[path, !isEmpty]];
  }
  const within = path === '' ? '' : `${path}.`;
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, `${within}${name}`));
}

describe('forty orders as lab files', () => {
  it('use every field that an order has, each at least three times', () => {
    const fields = fortyOrders.flatMap((order) => fieldsOf(order));
    const used = (path: string) =>
      fields.filter(([each, isUsed]) => isUsed && (each === path || each.startsWith(`${path}.`)));
    const seldom = [...new Set(fields.map(([path]) => path))].filter(
      (path) => used(path).length < 3,
    );
    expect(seldom).toEqual([]);
  });

  it.each(fortyOrders.map((order, n) => [n, order] as const))('order %i', (_, order) => {
    expect(checkRx(order, shopCatalogue, now)).toEqual([]);
    const file = fileOf(order);
    expect(brokenRules(file, ['DRILLE'])).toEqual([]);
    const { order: read, notes } = readLabFile(file);
    expect(rxOfLab(read)).toEqual(order);
    expect(notes).toEqual([]);
  });
});

describe('the rules of a lab file', () => {
  // One with a cylinder, a prism and a shape.
  const sound = fortyOrders.map(fileOf)[12] ?? '';

  it.each([
    ['lines', /\r\n/, '\n'],
    ['label TOOLONGALABEL', 'CLIENT', 'TOOLONGALABEL'],
    ['unknown FTYPE', 'FTYP', 'FTYPE'],
    ['long _DOCTOR', '_DOCTOR=', `_DOCTOR=${'x'.repeat(80)}`],
    ['value NPD=0.00;0.00', /NPD=.*/, 'NPD=0.00;0.00'],
    ['value LIND=160;160', /LIND=.*/, 'LIND=160;160'],
    ['value SPH=-2.25', /SPH=.*/, 'SPH=-2.25'],
    ['pd', /IPD=.*/, 'IPD=20.0;20.0'],
    ['power', /CYL=.*/, 'CYL=;0.00'],
    ['axis', /AX=.*/, 'AX=;90'],
    ['prism', /PRVA=.*/, 'PRVA=;'],
    ['eye SPH', 'DO=B', 'DO=R'],
    ['radii', 'TRCFMT=1;36', 'TRCFMT=1;37'],
  ])('find %j', (rule, from, to) => {
    expect(brokenRules(sound, ['DRILLE'])).toEqual([]);
    expect(brokenRules(sound.replace(from, to), ['DRILLE'])).toContain(rule);
  });
});
