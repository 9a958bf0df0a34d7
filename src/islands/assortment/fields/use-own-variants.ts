import { useWatch } from 'react-hook-form';
import type { TypedParts } from '../../../domain/assortment/field.ts';
import { withVariantIds } from '../../../domain/assortment/proposals.ts';

type TypedVariant = { id?: string; name?: { fa?: string; en?: string } };

/** The variants of the product that is being edited, for prices of a single variant. */
export function useOwnVariants() {
  const variants: unknown = useWatch({ name: 'variants' });
  const typed = Array.isArray(variants) ? (variants as TypedParts[]) : [];
  return (withVariantIds(typed) as readonly TypedVariant[]).flatMap(({ id, name }) =>
    id
      ? [{ value: id, label: [name?.fa || name?.en || id, name?.en || name?.fa || id] as const }]
      : [],
  );
}
