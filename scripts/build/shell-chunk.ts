const packages = [
  'preact',
  'react',
  'react-dom',
  'scheduler',
  'nanostores',
  '@nanostores',
  'astro',
  '@astrojs',
];
const shellStores = [
  'document',
  'drawer',
  'guard',
  'header-title',
  'locale',
  'navigation',
  'outbox-mark',
  'router',
  'session',
  'messages',
  'text-size',
  'theme',
  'toasts',
];
const shellUi = ['Icon', 'Illustration', 'MenuLink', 'MenuTree', 'Popup', 'Slides', 'Text', 'menu'];

const any = (names: readonly string[]) => `(${names.join('|')})`;

const shell = new RegExp(
  [
    `/node_modules/${any(packages)}/`,
    `/src/stores/${any(shellStores)}\\.ts`,
    `/src/ui/${any(shellUi)}\\.tsx?`,
    '/src/islands/(header/|drawer/|use-)',
    '/src/i18n/(locale|message|pick|messages/(shell|slides))\\.ts',
    '/src/(api/(client|paths)|offline/keep-pages|domain/(panel|routes))\\.ts',
  ].join('|'),
);

/** What dashboard, list of orders, one order and pre-orders share to show what is ordered. */
const reading = new RegExp(
  [
    `/src/ui/${any(['Empty', 'Instant', 'Money', 'OrderStateChip', 'OrdersNothing', 'PreorderStateChip'])}\\.tsx`,
    '/src/i18n/(fill|format-date|format-number|in-both|messages/(orders|preorders))\\.ts',
    '/src/stores/(orders|read-own)\\.ts',
    '/src/domain/(order-list|power|toman|typed-number)\\.ts',
    '/src/islands/orders/',
  ].join('|'),
);

/** What keeps pre-orders on the device and sends them; fetched behind the first paint. */
const deviceStores = ['device-database', 'device-owner', 'outbox', 'preorder-records', 'preorders'];
const device = new RegExp(
  ['/node_modules/idb/', `/src/stores/${any(deviceStores)}\\.ts`, '/src/domain/preorder\\.ts'].join(
    '|',
  ),
);

/**
 * What each page needs before its shell is live travels in one file: on a slow line a request costs more than bytes,
 * and shared pieces would otherwise become twenty files of a few hundred.
 */
export function shellInOneChunk() {
  const groups = [
    { name: 'shell', test: shell },
    { name: 'reading', test: reading },
    { name: 'device', test: device },
  ];
  return { output: { codeSplitting: { groups } } };
}
