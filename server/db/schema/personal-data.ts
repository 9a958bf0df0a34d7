import type { OwnData } from '../../../src/api/privacy/contract.ts';
import type { Tables } from './tables.ts';

/** A field of an object, or of the objects in a list. */
type Field<T> = T extends readonly (infer Each)[] ? Field<Each> : keyof T & string;
type At<T, K extends string> = T extends readonly (infer Each)[]
  ? At<Each, K>
  : T extends { [Key in K]?: infer Value }
    ? Value
    : never;

/** Where a value is in a user's data export, at most three fields deep. */
type Place = {
  [A in Field<OwnData>]:
    | A
    | {
        [B in Field<At<OwnData, A>>]: `${A}.${B}` | `${A}.${B}.${Field<At<At<OwnData, A>, B>>}`;
      }[Field<At<OwnData, A>>];
}[Field<OwnData>];

interface Coverage {
  /** Where the user's data export has it. */
  exported?: Place;
  /** `KEEP_NAMES_DAYS` replaces the patient's names in it. */
  isReplaced?: true;
  /** Why neither applies. */
  neither?: string;
}

const device = 'A random id, which only the cookie of the device and these tables know.';
const confirming = 'Deleted within two hours of its user typing it.';
const reached = 'Listed in the notification settings, where the user takes it away.';
const numbered =
  'What a provider calls a message, masked where it names an address, and deleted with the message.';
const recorded = 'A record of who did what is kept whole; it names users, not patients.';
const derived = 'Made by the database of columns that are exported, and gone with them.';
const factor = 'Listed in the profile with the second factors, where the user removes it.';
const ledger = 'The account’s ledger has a separate file, for owners only.';
const invoiced = 'Kept as the law asks of invoices, which the account’s owners read and print.';
const assortment = 'Items of the assortment.';
const photo = 'The file names the photos of each order, from which they are downloaded.';
const betweenColleagues = 'What the lab’s people tell each other; no shop reads it.';
const thing = 'The name of a thing.';

/**
 * Every column whose name suggests personal data, and how that person's rights are met. A check finds columns missing
 * here; the types find columns that no longer exist.
 */
export const personalData = {
  accounts: {
    name: { exported: 'profile.account.name' },
    contactName: { exported: 'profile.account.contact' },
    phone: { exported: 'profile.account.contact' },
    email: { exported: 'profile.account.contact' },
    addresses: { exported: 'profile.account.addresses' },
    search: { neither: derived },
    nameOrder: { neither: derived },
  },
  discounts: {
    nameFa: { neither: assortment },
    nameEn: { neither: assortment },
    forAccountName: { neither: assortment },
  },
  accountNotes: {
    text: { neither: betweenColleagues },
    byName: { neither: recorded },
  },
  users: {
    username: { exported: 'profile.username' },
    name: { exported: 'profile.name' },
    mobile: { exported: 'profile.mobile' },
  },
  logins: { username: { exported: 'profile.username' } },
  sessions: {
    browser: { exported: 'sessions.browser' },
    system: { exported: 'sessions.system' },
    device: { neither: device },
  },
  addressCodes: { address: { neither: confirming } },
  destinations: {
    address: { exported: 'destinations.address' },
    browser: { neither: reached },
    system: { neither: reached },
  },
  outgoingMessages: { reference: { neither: numbered } },
  wearerMobiles: { mobile: { exported: 'wearers.mobile', isReplaced: true } },
  knownDevices: { device: { neither: device } },
  secondSteps: { device: { neither: device } },
  codeFailures: { device: { neither: device } },
  passkeys: {
    browser: { neither: factor },
    system: { neither: factor },
  },
  orders: {
    content: { exported: 'orders.content', isReplaced: true },
    search: { isReplaced: true },
  },
  orderCorrections: {
    content: { exported: 'orders.corrections.content', isReplaced: true },
  },
  orderWords: { word: { isReplaced: true } },
  orderEvents: {
    details: { exported: 'orders.events' },
    message: { exported: 'orders.events.message' },
    byName: { exported: 'orders.events.by' },
  },
  orderNotes: {
    text: { neither: betweenColleagues },
    byName: { neither: recorded },
  },
  orderMoves: { byName: { neither: recorded } },
  orderViews: {
    name: { exported: 'views.name' },
    filter: { exported: 'views.filter' },
  },
  orderPhotos: {
    photo: { neither: photo, isReplaced: true },
    thumbnail: { neither: photo, isReplaced: true },
  },
  ledgerEntries: {
    reference: { neither: ledger },
    note: { neither: ledger },
    byName: { neither: recorded },
  },
  invoices: {
    content: { neither: invoiced },
    byName: { neither: recorded },
  },
  buyers: { content: { neither: invoiced } },
  invoiceSeller: { content: { neither: 'What the lab tells about itself on invoices.' } },
  chequeSteps: { note: { neither: ledger }, byName: { neither: recorded } },
  transferReports: { note: { neither: ledger }, byName: { neither: recorded } },
  transferPhotos: { photo: { neither: ledger }, thumbnail: { neither: ledger } },
  auditLog: {
    byName: { neither: recorded },
    subjectName: { neither: recorded },
    before: { neither: recorded },
    after: { neither: recorded },
    search: { neither: recorded },
  },
  auditWords: { word: { neither: recorded } },
  deliveries: { byName: { neither: recorded } },
  revisions: { byName: { neither: recorded }, note: { neither: recorded } },
  revisionItems: {
    before: { neither: assortment },
    after: { neither: assortment },
  },
  stockPostings: { byName: { neither: recorded }, note: { neither: recorded } },
  labPage: { content: { neither: 'What the lab tells about itself to all.' } },
  frames: { search: { neither: 'Brand, model and size of frames that the lab lists.' } },
  listVersions: { content: { neither: 'Catalogue, stock and accessories, as they were.' } },
  machineKeys: { name: { neither: thing } },
  webhooks: { address: { neither: 'Of a program.' } },
  dropFailures: { name: { neither: thing } },
  secrets: { name: { neither: thing } },
  jobs: { name: { neither: thing } },
} as const satisfies {
  [Table in keyof Tables]?: { [Column in keyof Tables[Table]]?: Coverage };
};
