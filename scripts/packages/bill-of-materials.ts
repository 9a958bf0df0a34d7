/** The parts of a CycloneDX document that are changed here. */
export interface Bill {
  serialNumber?: string;
  metadata: {
    timestamp?: string;
    tools?: unknown;
    component: { name: string };
  };
  components: { 'bom-ref': string }[];
}

/**
 * A bill of materials that depends on the lock alone: no time, folder, serial number or npm version. Two releases
 * differ only in the packages that changed.
 */
export function withoutCircumstances(bill: Bill, name: string): Bill {
  const { serialNumber: _, ...kept } = bill;
  const { timestamp: __, tools: ___, ...metadata } = bill.metadata;
  return {
    ...kept,
    metadata: { ...metadata, component: { ...metadata.component, name } },
    components: bill.components.toSorted((one, other) =>
      one['bom-ref'] < other['bom-ref'] ? -1 : 1,
    ),
  };
}
