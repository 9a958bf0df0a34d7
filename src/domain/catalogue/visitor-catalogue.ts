import type { LensCatalogue } from './lens.ts';

/** The catalogue for visitors, who see no prices. */
export function withoutPrices({ terms, ...catalogue }: LensCatalogue): LensCatalogue {
  return {
    ...catalogue,
    coatings: catalogue.coatings.map((coating) => ({ ...coating, price: null })),
    services: catalogue.services.map((service) => ({ ...service, price: null })),
    designs: catalogue.designs.map((design) => ({
      ...design,
      variants: design.variants.map((variant) => ({
        ...variant,
        bands: variant.bands.map((band) => ({ ...band, price: null })),
      })),
    })),
  };
}
