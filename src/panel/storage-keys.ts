/** Keys of what the browser keeps between visits, in `localStorage`. */
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
  stockTemplates: 'stockTemplates',
  stockLevels: 'stockLevels',
} as const;

/** Keys of what a tab keeps of each kind of order until it is closed, in `sessionStorage`. */
export const tabKeys = {
  draft: { rx: 'draft', stock: 'stockDraft' },
  leavingDraft: { rx: 'leavingDraft', stock: 'leavingStock' },
} as const;

/** Name of the device's database, of the channel its tabs talk on and of the locks they share. */
export const deviceNames = {
  database: 'adasi',
  channel: 'adasi-preorders',
  outboxLock: 'adasi-outbox',
  draftLock: 'adasi-draft-',
} as const;
