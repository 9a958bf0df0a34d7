import type { AccessoryLine, AccessoryOrder } from './accessories.ts';

/**
 * An accessory order in progress, kept on the device until it is sent. Changing its shape requires a new record
 * version.
 */
export type AccessoriesDraft = {
  reference: string;
  remarks: string;
  lines: AccessoryLine[];
  /** Keys of the variants whose missing pieces may wait for stock. */
  waits: string[];
};

export function emptyAccessoriesDraft(): AccessoriesDraft {
  return { reference: '', remarks: '', lines: [], waits: [] };
}

/** Whether the draft has no text and no lines. */
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
