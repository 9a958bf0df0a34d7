/** The built-in views, each with its filter. */
export const standingViews = {
  dueToday: { due: 'today' },
  late: { late: 'true' },
  answered: { needs: 'answer', order: 'oldest' },
  quotes: { needs: 'quote', order: 'oldest' },
  waiting: { state: 'quoted,onHold' },
} as const;
export type StandingView = keyof typeof standingViews;
export const standingViewNames = Object.keys(standingViews) as readonly StandingView[];

/** The built-in views of each side. A shop gets those about what it has to do and what it may ask about. */
export const standingViewsOf = {
  lab: ['dueToday', 'late', 'answered', 'quotes'],
  shop: ['waiting', 'dueToday', 'late'],
} as const satisfies Record<string, readonly StandingView[]>;

/** The view in the menu until the user chooses another one. */
export const usualMenuView: StandingView = 'dueToday';

/** Maximum length of a view name, limited by the room in the menu. */
export const viewNameLimit = 40;

/** Most custom views a person can have. */
export const mostViews = 20;
