/**
 * Where a cheque is: with the lab, at the bank, paid, returned unpaid by the bank, given back to the account, or taken
 * back because it was recorded by mistake.
 */
export const chequeStates = [
  'received',
  'deposited',
  'cleared',
  'bounced',
  'returned',
  'cancelled',
] as const;
export type ChequeState = (typeof chequeStates)[number];

/** Steps that the lab asks for as such, the usual ones first. */
export const askedSteps = ['deposit', 'clear', 'bounce', 'return', 'recall'] as const;
export type AskedStep = (typeof askedSteps)[number];

/** What the lab does with a cheque. `cancel` follows from taking back the payment's entry. */
export type ChequeStep = AskedStep | 'cancel';

/** Where a step leads, and whether it takes back the credit that the account got for the cheque. */
export interface ChequeMove {
  to: ChequeState;
  reverses: boolean;
}

/**
 * A cheque is credited when it is received. What is not paid in the end takes the credit back, once: a bounced cheque
 * that is given back has lost it already.
 */
const moves: Record<ChequeState, Partial<Record<ChequeStep, ChequeMove>>> = {
  received: {
    deposit: { to: 'deposited', reverses: false },
    return: { to: 'returned', reverses: true },
    cancel: { to: 'cancelled', reverses: true },
  },
  deposited: {
    clear: { to: 'cleared', reverses: false },
    bounce: { to: 'bounced', reverses: true },
    recall: { to: 'received', reverses: false },
    cancel: { to: 'cancelled', reverses: true },
  },
  cleared: { cancel: { to: 'cancelled', reverses: true } },
  bounced: { return: { to: 'returned', reverses: false } },
  returned: {},
  cancelled: {},
};

/** What a step does in a state; undefined where it is not possible. */
export const chequeMove = (state: ChequeState, step: ChequeStep): ChequeMove | undefined =>
  moves[state][step];

/** The steps that the lab can take now, the usual one first. */
export const stepsFrom = (state: ChequeState): AskedStep[] =>
  askedSteps.filter((step) => moves[state][step]);

/** States in which the credit of a cheque stands: its Sayad id cannot be on another one. */
export const liveStates = ['received', 'deposited', 'cleared'] as const satisfies ChequeState[];

/** States in which a cheque is credited and not paid yet. */
export const pendingStates = ['received', 'deposited'] as const satisfies ChequeState[];

export const isPending = (state: ChequeState): boolean =>
  pendingStates.some((each) => each === state);
