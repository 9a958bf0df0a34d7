/** Maximum lengths of an order's texts, in UTF-16 code units. */
export const textLimits = {
  reference: 40,
  patient: 80,
  /** Prescriber, insurance number and branch each. */
  people: 80,
  tray: 20,
  /** Brand, model, colour and size each. */
  frame: 40,
  /** The carrier or tracking number of a frame that follows. */
  parcel: 80,
  requestNote: 200,
  remarks: 1000,
  /** The original message with the prescription. */
  source: 2000,
} as const;

/** Inclusive bounds of a stock order. */
export const stockLimits = {
  lines: { min: 1, max: 2000 },
  pieces: { min: 1, max: 10_000 },
} as const;
