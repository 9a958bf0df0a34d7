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
/** What each page needs before its shell is live, and what nearly every screen writes with. */
const shell = oneOf(
  'rolldown/runtime',
  `/node_modules/${any(packages)}/`,
  '/src/(panel/(?!preorder-path)|stores/shell/)',
  '/src/domain/typed/(flip-sign|number|power)\\.ts',
  '/src/stores/device/outbox-look\\.ts',
  '/src/(i18n/language|i18n/shell|ui/base|ui/shell|islands/base|islands/shell)/',
  '/src/domain/vocabulary/(limits|prices|stock-limits|toman)\\.ts',
  '/src/domain/(order/unread|rx/plain-eye-value)\\.ts',
  '/src/(api/(client|paths)|layouts/(early-presses|live|swap-page)|offline/keep-pages)\\.ts',
);

/** What dashboard, list of orders, one order and pre-orders share to show what is ordered. */
const reading = oneOf(
  '/src/(i18n|ui|islands)/orders/',
  '/src/stores/orders/orders\\.ts',
  '/src/domain/order/(order-list|preorder-content)\\.ts',
);

/** Of what the device keeps: what a draft in the making needs, and what is fetched when an order is sent or handed out. */
const composed = ['gather-drafts', 'leaving-draft', 'working-draft'];
const lateDevice = [
  'duplicate-preorder',
  'follow-sent',
  'download-file',
  'in-turn',
  'leave-device',
  'outbox',
  'waiting',
];

/** What keeps an order while it is typed; what sends it is fetched when there is any. */
const composing = oneOf(
  '/src/(stores|ui)/compose/',
  `/src/stores/device/${any(composed)}\\.ts`,
  '/src/domain/order/sent-order\\.ts',
);

/** What reads the orders kept on the device, also where they are only mentioned. */
const device = oneOf(
  '/node_modules/idb/',
  `/src/stores/device/(?!${any([...composed, ...lateDevice])}\\.ts)`,
  '/src/domain/order/(preorder|order-number)\\.ts',
);

/** How thick and how heavy a lens is; for drawings, and fetched when stock is to be weighed. */
const thickness = oneOf(
  '/src/domain/(optics/(lens-material|sag|thickness|weight)|stock/weight)\\.ts',
);

/** What draws frames and lenses; fetched when a drawing is asked for. */
const drawing = oneOf(
  '/src/domain/(drawing/|frame/(point|trace-shape)\\.ts)',
  '/src/(i18n|ui|islands)/drawing/(?!door/)',
  '/src/islands/(rx|order)/drawing/',
);

/** What reads and writes the trade's files; fetched when there is one. */
const files = oneOf(
  '/src/domain/(lab-file/|lab-format/|rx/draft/read-trace\\.ts)',
  '/src/domain/frame/trace-(file|records|rows|writing)\\.ts',
);

/** What is said of an issue; the form fetches it with the first key. */
const sentences = oneOf('/src/i18n/issues/');

/** Rules of a prescription that only what is unfolded later asks, or a page that shows or copies what was placed. */
const lateRules = [
  'optics/(lens-material|prentice|sag|thickness|vertex|weight)',
  'frame/trace-(file|records|rows|writing)',
  'rx/(made|draft/(draft-of-order|near-pd))',
];

/** The rules of prescriptions and the catalogue they are held against, and what the form and a placed order share. */
const rules = oneOf(
  '/node_modules/(zod|uuidv7)/',
  '/src/domain/stock/draft\\.ts',
  `/src/domain/(?!${any(lateRules)})(vocabulary|typed|frame|optics|catalogue|rx|order)/`,
  '/src/i18n/rx/(?!late/)',
  '/src/((i18n|islands)/drawing/door|ui/facts)/',
  '/src/stores/rx/catalogue\\.ts',
);

/**
 * The rules of stock lenses, what the shelf holds and what both its screens share: no schema among them, which would
 * bring the library of schemas onto screens that read nothing but their own. What they share with others is in the
 * groups before.
 */
const stock = oneOf(
  '/src/domain/stock/(?!(read-order|stock)\\.ts)',
  '/src/stores/stock/(keeping|sending|stock|work)\\.ts',
  '/src/(i18n|ui|islands)/stock/',
);

/** The prescription form; what it unfolds later takes from it what both need. */
const rxForm = oneOf(
  '/src/(islands/RxForm\\.tsx|(islands|ui)/rx/(?!late/))',
  '/src/stores/rx/(form|judge|paths)\\.ts',
);

/** The power grid, and what its files and repeats share with it: those are fetched when they are opened. */
const powerGrid = oneOf(
  '/src/islands/(StockGrid\\.tsx|stock-grid/(?!more/))',
  '/src/domain/stock-grid/',
  '/src/stores/stock-grid/(?!(kept-json|levels|pasted-table|repeat|templates)\\.ts)',
  '/src/i18n/stock-grid/',
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
