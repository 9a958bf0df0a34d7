import { useWatch } from 'react-hook-form';

type TypedVariant = { id?: string; name?: { fa?: string; en?: string } };

/** The variants of the product that is being edited, to give prices to one of them. */
export function useOwnVariants() {
  const variants: unknown = useWatch({ name: 'variants' });
  return (Array.isArray(variants) ? (variants as TypedVariant[]) : []).flatMap(({ id, name }) =>
    id ? [{ value: id, label: [name?.fa || id, name?.en || id] as const }] : [],
  );
}
