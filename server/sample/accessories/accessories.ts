import type { AccessoryContent } from '../../use-cases/catalogue/write-accessories.ts';
import { sampleCases } from './cases.ts';
import { sampleCloths } from './cloths.ts';
import { sampleShoes } from './shoes.ts';

/** Invented accessories: cases, temple tips and cloths. Prices in rials per piece, for tips per pair. */
export const sampleAccessories: AccessoryContent = {
  categories: [
    { id: 'case', name: { fa: 'جلد', en: 'Case' } },
    { id: 'shoes', name: { fa: 'کفشک', en: 'Shoes' } },
    { id: 'cloth', name: { fa: 'دستمال', en: 'Cloth' } },
  ],
  products: [...sampleCases, ...sampleShoes, ...sampleCloths],
};
