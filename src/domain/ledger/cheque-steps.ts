/**
 * Where a cheque is: with the lab, at the bank, paid, returned unpaid by the bank, given back to the account, or
 * withdrawn because it was recorded by mistake.
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

/** Steps the lab can request explicitly, most common first. */
export const askedSteps = ['deposit', 'clear', 'bounce', 'return', 'recall'] as const;
export type AskedStep = (typeof askedSteps)[number];

/** What the lab does with a cheque. `cancel` is a consequence of reversing the payment entry. */
export type ChequeStep = AskedStep | 'cancel';

/** The state a step leads to, and whether it reverses the credit the account got for the cheque. */
export interface ChequeMove {
  to: ChequeState;
  reverses: boolean;
}

/**
 * A cheque is credited on receipt. If it is not paid in the end, the credit is reversed, only once: for a bounced
 * cheque that is given back, that has happened already.
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

/** The effect of a step in a state; undefined if the step is not possible. */
export const chequeMove = (state: ChequeState, step: ChequeStep): ChequeMove | undefined =>
  moves[state][step];

/** The steps the lab can take now, most common first. */
export const stepsFrom = (state: ChequeState): AskedStep[] =>
  askedSteps.filter((step) => moves[state][step]);

/** States in which a cheque's credit stands. No other cheque can have its Sayad id. */
export const liveStates = ['received', 'deposited', 'cleared'] as const satisfies ChequeState[];

/** States in which a cheque is credited but not yet paid. */
export const pendingStates = ['received', 'deposited'] as const satisfies ChequeState[];

export const isPending = (state: ChequeState): boolean =>
  pendingStates.some((each) => each === state);
