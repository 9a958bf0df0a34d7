/** The named views that everyone has, by the filter that makes each. */
export const standingViews = {
  dueToday: { due: 'today' },
  late: { late: 'true' },
  answered: { needs: 'answer', order: 'oldest' },
  quotes: { needs: 'quote', order: 'oldest' },
  waiting: { state: 'quoted,onHold' },
} as const;
export type StandingView = keyof typeof standingViews;
export const standingViewNames = Object.keys(standingViews) as readonly StandingView[];

/** Which of them each side has; a shop those of what it has to do, and of what it may ask about. */
export const standingViewsOf = {
  lab: ['dueToday', 'late', 'answered', 'quotes'],
  shop: ['waiting', 'dueToday', 'late'],
} as const satisfies Record<string, readonly StandingView[]>;

/** The view that the menu has until its person chooses another one. */
export const usualMenuView: StandingView = 'dueToday';

/** The longest name of a view, as the menu has room for it. */
export const viewNameLimit = 40;

/** Views of one's own that a person can have. */
export const mostViews = 20;
