import type { AccessoryLine, AccessoryOrder } from './accessories.ts';

/**
 * An order of accessories as the shop put it together, kept on the device until it is sent. Changing its shape takes a
 * new record version.
 */
export type AccessoriesDraft = {
  reference: string;
  remarks: string;
  lines: AccessoryLine[];
  /** Keys of the variants of which what is missing may wait for stock. */
  waits: string[];
};

export function emptyAccessoriesDraft(): AccessoriesDraft {
  return { reference: '', remarks: '', lines: [], waits: [] };
}

/** Whether nothing was typed or ordered. */
export function isEmptyAccessoriesDraft({ reference, remarks, lines }: AccessoriesDraft): boolean {
  return `${reference}${remarks}`.trim() === '' && lines.length === 0;
}

/** The order in a draft without issues. */
export function accessoriesContent({
  reference,
  remarks,
  lines,
}: AccessoriesDraft): AccessoryOrder {
  return { kind: 'accessories', reference: reference.trim(), remarks: remarks.trim(), lines };
}
