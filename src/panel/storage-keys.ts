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
  queueColumns: 'queueColumns',
  menuView: 'menuView',
  sendFailedAt: 'sendFailedAt',
} as const;

/** Keys in `sessionStorage`, which lasts until the tab is closed. Keys of drafts are by kind of order. */
export const tabKeys = {
  draft: { rx: 'draft', stock: 'stockDraft', accessories: 'accessoriesDraft' },
  ownerAsked: 'ownerAsked',
  leavingDraft: { rx: 'leavingDraft', stock: 'leavingStock', accessories: 'leavingAccessories' },
} as const;

/**
 * Names of the IndexedDB databases, of the channels between tabs and of the locks they share. Every page loads these,
 * so names used only by code loaded later are defined there.
 */
export const deviceNames = {
  database: 'adasi',
  orderPhotos: 'adasi-pictures',
  transfers: 'adasi-transfers',
  channel: 'adasi-preorders',
  outboxLock: 'adasi-outbox',
  draftLock: 'adasi-draft-',
  liveChannel: 'adasi-live',
  liveLock: 'adasi-live',
} as const;
