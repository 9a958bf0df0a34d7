/** Keys in `localStorage`. */
export const storageKeys = {
  themeMode: 'themeMode',
  locale: 'locale',
  drawerStatus: 'drawerStatus',
  drawerMini: 'drawerMini',
  textSize: 'textSize',
  drawing: 'drawingShown',
  showServices: 'showServices',
  gridView: 'gridView',
  signedIn: 'signedIn',
  owedLogout: 'owedLogout',
  newsSeenAt: 'newsSeenAt',
  questionsSeenAt: 'questionsSeenAt',
  catalogue: 'catalogue',
  stock: 'stock',
  accessories: 'accessories',
  favouriteAccessories: 'favouriteAccessories',
  dashboard: 'dashboard',
  stockTemplates: 'stockTemplates',
  stockLevels: 'stockLevels',
  scans: 'scans',
  scanStation: 'scanStation',
  sendFailedAt: 'sendFailedAt',
} as const;

/** Keys in `sessionStorage`, those of drafts by kind of order: kept until the tab is closed. */
export const tabKeys = {
  draft: { rx: 'draft', stock: 'stockDraft', accessories: 'accessoriesDraft' },
  leavingDraft: { rx: 'leavingDraft', stock: 'leavingStock', accessories: 'leavingAccessories' },
} as const;

/**
 * Names of the IndexedDB database, of the channels between tabs and of the locks they share. What only late code opens
 * has its name there: every page loads these.
 */
export const deviceNames = {
  database: 'adasi',
  pictures: 'adasi-pictures',
  transfers: 'adasi-transfers',
  channel: 'adasi-preorders',
  outboxLock: 'adasi-outbox',
  draftLock: 'adasi-draft-',
  liveChannel: 'adasi-live',
  liveLock: 'adasi-live',
} as const;
