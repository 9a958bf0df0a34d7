/** Prices by tier in a form: one row per tier. */
type TierRow = { readonly tier: string; readonly bands: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item's value with its tiers as rows; other values unchanged. */
export function withTierRows(value: unknown): unknown {
  if (!isRecord(value) || !isRecord(value.tiers)) return value;
  const rows = Object.entries(value.tiers).map(([tier, bands]) => ({ tier, bands }));
  return { ...value, tiers: rows };
}

/** Converts a form value with tier rows back. */
export function withoutTierRows(value: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(value.tiers)) return value;
  const rows = value.tiers as TierRow[];
  return { ...value, tiers: Object.fromEntries(rows.map(({ tier, bands }) => [tier, bands])) };
}

/** Indices of rows whose tier an earlier row already has, since a record can keep only one of them. */
export function repeatedTiers({ tiers }: Record<string, unknown>): number[] {
  const names = Array.isArray(tiers) ? (tiers as TierRow[]).map(({ tier }) => tier) : [];
  return names.flatMap((name, index) =>
    name !== null && names.indexOf(name) < index ? [index] : [],
  );
}

/** The form path for a path of the value. `tiers.gold.0.variant` points to the row of that tier. */
export function formPath(path: string, { tiers }: Record<string, unknown>): string {
  const [first, tier, ...rest] = path.split('.');
  if (first !== 'tiers' || tier === undefined || !Array.isArray(tiers)) return path;
  const index = (tiers as TierRow[]).findIndex((row) => row.tier === tier);
  const inside = rest.length === 0 ? ['tier'] : ['bands', ...rest];
  return index < 0 ? 'tiers' : ['tiers', index, ...inside].join('.');
}
