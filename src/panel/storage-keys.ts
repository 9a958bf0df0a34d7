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
  typedEvents: 'typedEvents',
} as const;

/** Names of the IndexedDB databases, of the channels between tabs and of the locks they share. */
export const deviceNames = {
  database: 'adasi',
  decoy: 'adasi-decoy',
  leases: 'adasi-leases',
  channel: 'adasi-preorders',
  outboxLock: 'adasi-outbox',
  draftLock: 'adasi-draft-',
  lockChannel: 'adasi-locks',
  liveChannel: 'adasi-live',
  liveLock: 'adasi-live',
} as const;
