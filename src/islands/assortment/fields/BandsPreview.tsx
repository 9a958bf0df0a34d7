import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { RowsField, TypedParts } from '../../../domain/assortment/field.ts';
import { typedPowerCells } from '../../../domain/assortment/power-cells.ts';
import { PowerCellsPicture } from '../../../ui/assortment/PowerCellsPicture.tsx';

/** A live preview of a lens's power ranges, drawn as cells. */
export function BandsPreview({ field, name }: { field: RowsField; name: string }) {
  const rows: TypedParts[] = useWatch({ name }) ?? [];
  const typed = JSON.stringify(rows);
  const cells = useMemo(
    () => typedPowerCells(field.fields, JSON.parse(typed) as TypedParts[]),
    [field, typed],
  );
  return <PowerCellsPicture cells={cells} />;
}
