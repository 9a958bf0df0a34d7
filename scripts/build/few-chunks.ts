const any = (names: readonly string[]) => `(${names.join('|')})`;
const oneOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'));

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
  'changes',
  'document',
  'drawer',
  'guard',
  'header-title',
  'locale',
  'navigation',
  'outbox-look',
  'read-own',
  'router',
  'session',
  'messages',
  'text-size',
  'theme',
  'toasts',
];
const shellUi = [
  'FieldMessage',
  'Icon',
  'Illustration',
  'MenuLink',
  'MenuTree',
  'Money',
  'Popup',
  'Tabs',
  'Text',
  'ThemeButton',
  'menu',
];
const shellTexts = [
  'fill',
  'format-date',
  'format-number',
  'in-both',
  'locale',
  'message',
  'pick',
  'messages/(shell|slides)',
];
const shellRules = [
  'flip-sign',
  'next-path',
  'panel',
  'plain-eye-value',
  'power',
  'routes',
  'stock-limits',
  'sum-prices',
  'text-limits',
  'toman',
  'typed-number',
  'unread',
];

/** What each page needs before its shell is live, and what nearly every screen writes with. */
const shell = oneOf(
  'rolldown/runtime',
  `/node_modules/${any(packages)}/`,
  `/src/stores/${any(shellStores)}\\.ts`,
  `/src/ui/${any(shellUi)}\\.tsx?`,
  '/src/islands/(header/|drawer/|late-sheet|use-|shell|(Header|Drawer|Footer|Toasts)\\.tsx)',
  `/src/i18n/${any(shellTexts)}\\.ts`,
  `/src/domain/${any(shellRules)}\\.ts`,
  '/src/(api/(client|paths)|layouts/(early-presses|live|swap-page)|offline/keep-pages)\\.ts',
);

const readingUi = [
  'Empty',
  'Instant',
  'OrderStateChip',
  'OrdersNothing',
  'OrdersTrouble',
  'Pieces',
  'PreorderName',
  'PreorderStateChip',
];

/** What dashboard, list of orders, one order and pre-orders share to show what is ordered. */
const reading = oneOf(
  `/src/ui/${any(readingUi)}\\.tsx`,
  '/src/i18n/messages/(orders|preorders)\\.ts',
  '/src/stores/orders\\.ts',
  '/src/domain/(order-list|preorder-content)\\.ts',
  '/src/islands/orders/',
);

const deviceStores = [
  'device-database',
  'device-owner',
  'draft-claims',
  'new-id',
  'preorder-records',
  'preorders',
  'same-content',
  'sending',
];

/** What reads the orders kept on the device, also where they are only mentioned. */
const device = oneOf(
  '/node_modules/idb/',
  `/src/stores/${any(deviceStores)}\\.ts`,
  '/src/domain/(preorder|order-number)\\.ts',
);

const composingStores = [
  'draft-keeping',
  'follow-draft',
  'gather-drafts',
  'leaving-draft',
  'open-draft',
  'sent-order',
  'working-draft',
];

/** What keeps an order while it is typed; what sends it is fetched when there is any. */
const composing = oneOf(
  `/src/stores/${any(composingStores)}\\.ts`,
  '/src/domain/sent-order\\.ts',
  '/src/ui/SentNotice\\.tsx',
);

const drawingRules = [
  'base-curve',
  'drawn-[a-z]+',
  'eye-profiles',
  'frame-(drawing|outline)',
  'front-marks',
  'lens-profile',
  'point',
  'trace-shape',
];

const thicknessRules = ['lens-(material|thickness|weight)', 'sag', 'stock-weight'];

/** How thick and how heavy a lens is; for drawings, and fetched when stock is to be weighed. */
const thickness = oneOf(`/src/domain/${any(thicknessRules)}\\.ts`);

/** What draws frames and lenses; fetched when a drawing is asked for. */
const drawing = oneOf(
  `/src/domain/${any(drawingRules)}\\.ts`,
  '/src/ui/drawing/',
  '/src/islands/(drawing/(DrawingView|use-[a-z]+)|rx/DraftDrawing|order/OrderDrawing)',
  '/src/i18n/(format-drawing|messages/drawing)\\.ts',
);

/** What reads and writes the trade's files; fetched when there is one. */
const filesRules = ['draft-trace', 'lab-[a-z-]+', 'trace-(file|records|rows|writing)'];
const files = oneOf(`/src/domain/${any(filesRules)}\\.ts`);

/** What is said of an issue; the form fetches it with the first key. */
const sentences = oneOf('/src/i18n/(issue-message|messages/issues)\\.ts');

/** Rules that only what is unfolded later asks. */
const lateRules = [
  'draft-facts',
  'near-pd',
  'power-cells',
  'prentice',
  'rx-made',
  'rx-stock-offer',
  'typed-power',
  'vertex',
];

/** Workbooks are read and written where one is opened. */
const workbookRules = ['spreadsheet-[a-z]+'];

/** Rules of pages that show or copy what was placed; what an order of stock holds is asked when one is sent. */
const placedRules = ['code-128', 'draft-of-order', 'stock'];

const notRules = [
  ...placedRules,
  ...thicknessRules,
  ...drawingRules,
  ...filesRules,
  ...lateRules,
  ...workbookRules,
];

/** The rules of prescriptions and the catalogue they are held against, and what the form and a placed order share. */
const rules = oneOf(
  '/node_modules/(zod|uuidv7)/',
  '/src/domain/stock-draft\\.ts',
  `/src/domain/(?!stock-|read-stock-|${any(notRules)}\\.ts)`,
  '/src/i18n/(field-label|format-measure|messages/(drawing-door|field|rx))\\.ts',
  '/src/(islands/drawing/LateDrawing|stores/drawing|ui/(Fact|FactList))\\.tsx?',
  '/src/stores/catalogue\\.ts',
);

/** Of the rules of stock lenses those that the power grid alone needs. */
const gridRules = [
  'block',
  'edits',
  'frame',
  'grid',
  'levels',
  'moves',
  'quantities',
  'range',
  'sheet',
];

/**
 * The rules of stock lenses, what the shelf holds and what both its screens share: no schema among them, which would
 * bring the library of schemas onto screens that read nothing but their own. What they share with others is in the
 * groups before.
 */
const stock = oneOf(
  `/src/domain/stock-(?!table|${any(gridRules)})`,
  '/src/stores/stock(-keeping|-sending|-work)?\\.ts',
  '/src/i18n/(format-stock|stock-issue-message|messages/stock-(issues|sending|single))\\.ts',
  '/src/(islands/stock/|ui/Choices\\.tsx)',
);

/** The prescription form; what it unfolds later takes from it what both need. */
const rxForm = oneOf('/src/islands/(RxForm\\.tsx|rx/[^/]+$)');

/** The power grid, and what its files and repeats share with it: those are fetched when they are opened. */
const powerGrid = oneOf(
  '/src/islands/(StockGrid\\.tsx|stock-grid/[^/]+$)',
  `/src/domain/stock-${any(gridRules)}`,
  '/src/stores/(grid-[a-z]+|stock-(grid|order))\\.ts',
  '/src/i18n/(cell-name|messages/(grid-more|stock-grid))\\.ts',
);

/**
 * What travels together is one file: on a slow line a request costs more than bytes, and shared pieces would otherwise
 * become twenty files of a few hundred.
 */
export function fewChunks() {
  const groups = [
    { name: 'shell', test: shell },
    { name: 'reading', test: reading },
    { name: 'device', test: device },
    { name: 'composing', test: composing },
    { name: 'rules', test: rules },
    { name: 'sentences', test: sentences },
    { name: 'thickness', test: thickness },
    { name: 'drawing', test: drawing },
    { name: 'files', test: files },
    { name: 'stock', test: stock },
    { name: 'power-grid', test: powerGrid },
    { name: 'rx', test: rxForm },
  ];
  return { output: { codeSplitting: { groups } } };
}
