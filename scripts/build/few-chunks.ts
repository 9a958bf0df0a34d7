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
/** Needed on every page before its shell is live, or by nearly every screen. */
const shell = oneOf(
  'rolldown/runtime',
  `/node_modules/${any(packages)}/`,
  '/src/(panel/(?!delivery-path|lab-routes|next-path|people-path|preorder-path|welcome-path)|stores/shell/)',
  '/src/stores/abilities/(kept-json|lab-now|persistent|sparing|stand-ins|troubles)\\.ts',
  '/src/domain/typed/(flip-sign|number|power)\\.ts',
  '/src/stores/device/(outbox/outbox-look|records/new-id)\\.ts',
  '/src/(i18n/language|i18n/shell|ui/base|ui/shell|islands/base|islands/shell)/(?!SpokenAtRest|focus-place|kept-focus)',
  '/src/(i18n/calendar/instant-text|ui/forms/keypad)\\.ts',
  '/src/domain/vocabulary/(lab-day|limits|prices|same-content)\\.ts',
  '/src/domain/(order/(order-number|unread)|rx/plain-eye-value)\\.ts',
  '/src/(api/(client|paths|server-clock)|stores/lists/read-list|layouts/(early-presses|live|swap-page)).ts',
);

/** The lab's part of the menu, which is fetched by role, and what its screens share with it. */
const labMenu = oneOf('/src/(i18n|ui)/lab/', '/src/panel/lab-routes\\.ts');

/** Shared by dashboard, list of orders, order page, pre-orders and profile. */
const reading = oneOf(
  '/src/stores/selection/',
  '/src/(i18n|ui|islands)/orders/',
  '/src/ui/(age/LateAge|facts/Fact)\\.tsx',
  '/src/panel/delivery-path\\.ts',
  // The address of the sheet: pages with a dialog need it before its code.
  '/src/styles/dialog\\.scss',
  '/src/domain/(order/(patient-of|preorder-kinds)|lifecycle/state-names)\\.ts',
);

/** The list of orders; what the lab's counter adds to it is fetched for the lab alone and shares this code. */
const list = oneOf(
  '/src/islands/Orders\\.tsx',
  '/src/i18n/order-list/',
  '/src/ui/order-list/(OrderRow|OrdersTable|SearchField)\\.tsx',
  '/src/stores/(orders/(filtered-orders|list-choice|orders)|lists/write-path)\\.ts',
);

/** Keeps an order while it is typed; the code that sends is fetched once there is something to send. */
const composing = oneOf(
  '/src/stores/compose/(?!duplicate\\.ts)',
  '/src/stores/device/drafts/(?!gather-drafts\\.ts)',
  '/src/(i18n|ui|islands)/compose/',
  '/src/(islands/(base/SpokenAtRest|caller/LateCaller)|ui/forms/SignButton)\\.tsx',
);

/** Reads the orders kept on the device. */
const device = oneOf(
  '/node_modules/idb/',
  '/src/stores/device/records/(?!(erase-traces|new-id|older-records|refuge)\\.ts)',
  '/src/stores/device/(left-drafts|outbox/lab-room|preorders)\\.ts',
  '/src/domain/order/preorder\\.ts',
);

/** Thickness and weight of lenses, for drawings and the weight of stock orders; fetched on demand. */
const thickness = oneOf('/src/domain/(optics/(sag|thickness|weight)|stock/weight)\\.ts');

/** Outlines of frames, for the form's folded parts, drawings and lab files, each fetched apart. */
const outline = oneOf(
  '/src/domain/frame/(mirror-trace|standard-outline)\\.ts',
  '/src/ui/drawing/path\\.ts',
);

/** Drawings of frames and lenses, fetched on demand. */
const drawing = oneOf(
  '/src/domain/(drawing/|frame/(point|trace-shape)\\.ts)',
  '/src/(i18n|ui|islands)/drawing/(?!toggle/)',
  '/src/islands/(rx|order)/drawing/',
);

/** Reads and writes lab and trace files, fetched on demand. */
const files = oneOf(
  '/src/domain/(lab-file/|lab-format/|rx/draft/read-trace\\.ts)',
  '/src/domain/frame/trace-(angles|file|records|rows|writing)\\.ts',
);

/** The day an order would be ready; fetched once there is something to order. */
const promise = oneOf('/src/domain/promise/(propose-day|working-days)\\.ts', '/src/i18n/promise/');

/** Reads whole orders and warns; shared by the form's late parts, its drawing and what sends orders, fetched apart. */
const soundDraft = oneOf(
  '/src/domain/rx/(draft/(read-order|sound-draft)|warnings/(?!dismissals).+)\\.ts',
  '/src/domain/optics/usual-curve\\.ts',
  '/src/stores/rx/order-reading\\.ts',
);

/** Texts of warnings; the form fetches them with the first key, a placed order when its warnings were confirmed. */
const warningSentences = oneOf(
  '/src/i18n/(issues/(trace-warnings|warning-)|rx/late/acknowledged-texts)',
  '/src/domain/rx/warnings/dismissals\\.ts',
);

/** Texts of what is wrong; the form fetches them with the first key. */
const sentences = oneOf('/src/i18n/issues/issues\\.ts');

/** Rules used only by the folded parts of the form, or by pages that show, copy or act on placed orders. */
const lateRules = [
  'optics/(power-change|prentice|sag|thickness|usual-curve|vertex|weight)',
  'frame/(last-frames|mirror-trace|rx-trace|standard-outline|trace-(angles|file|records|rows|writing))',
  'rx/(dismissal|made|people|rx-order|typed-otherwise|warnings/|draft/(draft-of-order|kept-draft|near-pd|read-order|sound-draft))',
  'typed/(amount|group-digits|lost-zeros|scanned-text|search-words|toman)',
  'order/(add-change|basket-result|missing-in|preorder-totals|preorder-wait|read-order-number|kept-preorder|kind-names|list-choice|order-list|sent-order|without-names)',
  'vocabulary/(address-query|kept-data|lab-day|password)',
];

/** What the prescription form shares with the page of a placed order; without rules and schemas. */
const words = oneOf(
  '/src/i18n/rx/(rx|field|format-measure)\\.ts',
  '/src/(i18n|islands)/drawing/toggle/',
  '/src/stores/rx/drawing\\.ts',
  '/src/styles/drawing\\.scss',
  '/src/i18n/rx/(late/order-facts|names/field-names)\\.ts',
);

/** What happened to an order, in words: for its page, and for bell and envelope when they are opened. */
const events = oneOf('/src/i18n/order/event-(reasons|words)\\.ts', '/src/ui/orders/Day\\.tsx');

/** The page of a placed order, as far as it needs no press. */
const placed = oneOf(
  '/src/islands/(OrderPage|order/[^/]+)\\.tsx?',
  '/src/islands/order/desk/',
  '/src/i18n/order/shop-desk',
  '/src/domain/lifecycle/(nothing-typed|order-status|reasons|transitions)\\.ts',
  '/src/stores/orders/typed-event\\.ts',
  '/src/ui/(facts|order)/',
  '/src/i18n/rx/late/rx-facts\\.ts',
);

/** Prescription rules and the catalogue. */
const rules = oneOf(
  '/node_modules/(zod|uuidv7)/',
  `/src/domain/(?!${any(lateRules)})(vocabulary|typed|frame|optics|catalogue|rx|order)/`,
  '/src/i18n/rx/(?!late/|names/)',
  '/src/stores/rx/(catalogue|order-kind|order-reader|reading)\\.ts',
);

/** What both stock screens and accessories share. Without schemas: those would bring zod onto screens without it. */
const shelf = oneOf(
  '/src/(domain|stores|i18n|ui|islands)/shelf/(?!late/|shelf-(count|price)\\.ts)',
);

/** What the stock screens share besides. */
const stock = oneOf(
  '/src/domain/stock/(?!(kept-draft|stock)\\.ts)',
  '/src/stores/stock/(on-hand|order-kind|stock)\\.ts',
  '/src/(i18n|ui|islands)/stock/(?!late/|stock-single\\.ts)',
);

/** The screen of accessories, and what sends them from the list of pre-orders. */
const accessories = oneOf(
  '/src/islands/Accessories\\.tsx',
  '/src/(domain|stores|i18n|ui|islands)/accessories/(?!late/|(kept-draft|accessories|search)\\.ts)',
  '/src/(stores|i18n)/accessories/accessories\\.ts',
);

/** The prescription form; its folded parts import the shared code from here. */
const rxForm = oneOf(
  '/src/(islands/RxForm\\.tsx|islands/pasted-rx/PasteRx\\.tsx|(islands|ui)/rx/(?!late/))',
  '/src/stores/rx/(compose|form|judge|paths)\\.ts',
);

/** The statement; the lab's audit log names entries and rates as it does. */
const statement = oneOf(
  '/src/i18n/(ledger/statement|amount/format-rate)\\.ts',
  '/src/stores/ledger/statement\\.ts',
);

/** The power grid; its files and reorders are fetched when opened and share this code. */
const powerGrid = oneOf(
  '/src/islands/(PowerGrid\\.tsx|power-grid/(?!more/))',
  '/src/domain/power-grid/',
  '/src/stores/power-grid/(?!(levels|pasted-table|repeat|templates)\\.ts)',
  '/src/i18n/power-grid/',
);

/**
 * Code that is used together becomes one file: on a slow connection a request costs more than bytes, and shared modules
 * would otherwise become twenty files of a few hundred bytes.
 */
export function fewChunks() {
  const groups = [
    { name: 'shell', test: shell },
    { name: 'lab-menu', test: labMenu },
    { name: 'reading', test: reading },
    { name: 'list', test: list },
    { name: 'device', test: device },
    { name: 'composing', test: composing },
    { name: 'words', test: words },
    { name: 'rules', test: rules },
    { name: 'events', test: events },
    { name: 'placed', test: placed },
    { name: 'promise', test: promise },
    // Before what warns, which a placed order does not load: a group takes along what its files import.
    { name: 'warning-sentences', test: warningSentences },
    { name: 'sentences', test: sentences },
    { name: 'sound-draft', test: soundDraft },
    { name: 'thickness', test: thickness },
    { name: 'outline', test: outline },
    { name: 'drawing', test: drawing },
    { name: 'files', test: files },
    { name: 'shelf', test: shelf },
    { name: 'stock', test: stock },
    { name: 'accessories', test: accessories },
    { name: 'statement', test: statement },
    { name: 'power-grid', test: powerGrid },
    { name: 'rx', test: rxForm },
  ];
  return {
    output: { codeSplitting: { groups } },
    // Merged into code that a page loads anyway, a late part would cost every visit the names of its exports. Kept apart
    // it is a file of fifty bytes, asked for beside that code.
    experimental: { chunkOptimization: false },
  };
}
