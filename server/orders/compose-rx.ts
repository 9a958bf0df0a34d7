import type { LensCatalogue } from '../../src/domain/catalogue/lens.ts';
import { findDesign } from '../../src/domain/catalogue/lens-availability.ts';
import type { PlacedRx } from '../../src/domain/order/order.ts';
import { orderAsMade } from '../../src/domain/rx/made.ts';
import { priceRx } from '../../src/domain/rx/price-rx.ts';
import { checkRx, warningsOf } from '../../src/domain/rx/rules/rx-check.ts';
import type { RxOrder } from '../../src/domain/rx/rx-order.ts';
import type { RxServices } from '../../src/domain/rx/services.ts';
import { toldBy } from '../../src/domain/rx/warnings/sound-fields.ts';
import type { Issue } from '../../src/domain/vocabulary/issue.ts';
import type { Rials } from '../../src/domain/vocabulary/money.ts';
import type { OrderContent } from '../db/schema/order-tables.ts';
import { checkTotal } from './check-total.ts';

type RxContent = Extract<OrderContent, { kind: 'rx' }>;

/** Checks and prices a prescription by the catalogue of today. */
export function composeRx(
  asked: RxOrder,
  expectedTotal: Rials | null | undefined,
  catalogue: LensCatalogue,
): { kept: RxContent | undefined; issues: Issue[] } {
  const made = orderAsMade(asked, catalogue);
  const mistakes = checkRx(made, catalogue);
  const { warnings, pending } = warningsOf(made, catalogue, mistakes);
  // What was dismissed is told by the rules, not by who dismissed it.
  const content = { ...made, acknowledged: warnings.map(toldBy) };
  const price = priceRx(content, catalogue);
  const issues = [...mistakes, ...pending, ...checkTotal(expectedTotal, price.total)];
  const lens_names = namesOf(content, catalogue);
  const kept = lens_names && ({ kind: 'rx', content, price, lens_names, pieces: null } as const);
  return { issues, kept };
}

function namesOf(
  { lens, services }: RxOrder,
  catalogue: LensCatalogue,
): PlacedRx['lens'] | undefined {
  const design = findDesign(catalogue, lens.design)?.name;
  const coating = catalogue.coatings.find(({ id }) => id === lens.coating)?.name;
  return design && coating && { design, coating, services: serviceNames(services, catalogue) };
}

function serviceNames({ tint, mirror, coats }: RxServices, { services }: LensCatalogue) {
  const asked = [tint?.colour, mirror, ...coats];
  const named = services.filter(({ id }) => asked.includes(id));
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}
