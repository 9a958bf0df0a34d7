import * as z from 'zod/mini';
import { chequeStepAsked, listedCheque } from '../../domain/ledger/cheque.ts';
import { chequeStates } from '../../domain/ledger/cheque-steps.ts';
import { accountDues, dues } from '../../domain/ledger/dues.ts';
import { enteredEntry } from '../../domain/ledger/entered-entry.ts';
import { entryKind } from '../../domain/ledger/entry-kind.ts';
import { ledgerEntry } from '../../domain/ledger/ledger-entry.ts';
import { standing } from '../../domain/ledger/standing.ts';
import { taxRate } from '../../domain/ledger/tax.ts';
import { transfer, transferAsked, transferDecision } from '../../domain/ledger/transfer.ts';
import { transferStates } from '../../domain/ledger/transfer-state.ts';
import { photoTypes } from '../../domain/photos/photo-type.ts';
import { balance, rials, sumOfRials } from '../../domain/vocabulary/money.ts';
import { sentDay } from '../../domain/vocabulary/sent-day.ts';
import type { Contracts } from '../exchange.ts';
import { listOf } from '../list-of.ts';
import { placeInList, placeParts } from '../place-in-list.ts';

/** Most entries of one page. */
export const mostEntries = 500;

/**
 * Which part of a statement to read. All filters are optional, except that the lab must name the
 * account; only the lab may.
 */
export const ledgerQuery = z.strictObject({
  account: z.optional(z.uuid()),
  /** First instant of the period, in UTC. */
  from: z.optional(z.iso.datetime()),
  /** End of the period: the first instant after it. */
  to: z.optional(z.iso.datetime()),
  /** Kinds, separated by commas. They choose entries; the period's sums are of all kinds. */
  kind: z.optional(listOf(entryKind.options)),
  /** `next` of the page before, asked with the same filters. */
  after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  /** 1 to `mostEntries`; 50 unless given. */
  limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|[1-4]\d\d|500)$/))),
  /** Newest first unless `oldest`. */
  order: z.optional(z.enum(['newest', 'oldest'])),
});
export type LedgerQuery = z.infer<typeof ledgerQuery>;

/**
 * A page of an account's statement. `period` covers the whole period between `from` and `to`,
 * regardless of the requested page and kinds: `opening + debits − credits = closing`.
 */
export const ledgerAnswer = z.strictObject({
  account: z.strictObject({ id: z.uuid(), name: z.string() }),
  entries: z.array(ledgerEntry),
  /** Give it as `after` for the following page; null at the end. */
  next: z.nullable(z.string()),
  period: z.strictObject({
    /** What the account owed before the period's first entry. */
    opening: balance,
    debits: sumOfRials,
    credits: sumOfRials,
    /** The tax in the debits less the tax in the credits. */
    tax: balance,
    /** What the account owed after the period's last entry. */
    closing: balance,
  }),
});
export type LedgerAnswer = z.infer<typeof ledgerAnswer>;

/** An entry by the lab; the entry's id is the idempotency key. */
export const enteredEntryRequest = enteredEntry;

/** The entry as posted, and the account's standing after it. */
export const enteredEntryAnswer = z.strictObject({ entry: ledgerEntry, standing });
export type EnteredEntryAnswer = z.infer<typeof enteredEntryAnswer>;

/** The most an account may owe, in rials; null for no limit. */
export const creditLimitRequest = z.strictObject({
  account: z.uuid(),
  creditLimit: z.nullable(rials),
});

const rateFrom = { from: z.iso.date(), rate: taxRate };

/** The rate from a start day at the lab; null removes a future day from the list. */
export const taxRateRequest = z.strictObject({ from: sentDay, rate: z.nullable(taxRate) });

/**
 * Whether the lab's price lists include the tax. If not, the server adds it to each price before a shop sees it: prices
 * and totals in every answer include the tax.
 */
export const priceListsRequest = z.strictObject({ includeTax: z.boolean() });

/** All rates, earliest first; each applies until the next. */
export const taxRatesAnswer = z.strictObject({
  rates: z.array(z.strictObject(rateFrom)),
  /** Whether the lab's price lists include the tax; prices shown to shops always do. */
  listsIncludeTax: z.boolean(),
});
export type TaxRatesAnswer = z.infer<typeof taxRatesAnswer>;

/** Amounts due from all accounts in debt, largest first. */
export const ageingQuery = z.strictObject({
  /** `next` of the page before. */
  after: z.optional(placeInList('.', [placeParts.number, placeParts.id])),
});
export const ageingAnswer = z.strictObject({
  accounts: z.array(accountDues),
  next: z.nullable(z.string()),
});
export type AgeingAnswer = z.infer<typeof ageingAnswer>;

/** Which cheques to read, by their due days. */
export const chequesQuery = z.strictObject({
  /** For the lab, of which account; of all unless given. */
  account: z.optional(z.uuid()),
  /** States, separated by commas; all unless given. */
  state: z.optional(listOf(chequeStates)),
  /** Only those due from this day on, and until this one. */
  from: z.optional(sentDay),
  until: z.optional(sentDay),
  /** `next` of the page before, asked with the same filters. */
  after: z.optional(placeInList('.', [placeParts.day, placeParts.id, placeParts.id])),
});
export const chequesAnswer = z.strictObject({
  cheques: z.array(listedCheque),
  next: z.nullable(z.string()),
});
export type ChequesAnswer = z.infer<typeof chequesAnswer>;

/** Which reported transfers to read. */
export const transfersQuery = z.strictObject({
  /** For the lab, of which account; of all unless given. */
  account: z.optional(z.uuid()),
  /** States, separated by commas; all unless given. */
  state: z.optional(listOf(transferStates)),
  /** `next` of the page before, asked with the same filters. */
  after: z.optional(placeInList('~', [placeParts.instant, placeParts.id, placeParts.id])),
});
export const transfersAnswer = z.strictObject({
  transfers: z.array(transfer),
  next: z.nullable(z.string()),
});
export type TransfersAnswer = z.infer<typeof transfersAnswer>;

/** The id of the stored or decided record. */
const idAnswer = z.strictObject({ id: z.uuid() });

export const ledgerContract = {
  statement: { GET: { answer: ledgerAnswer } },
  entries: { POST: { body: enteredEntryRequest, answer: enteredEntryAnswer } },
  transfers: {
    GET: { answer: transfersAnswer },
    POST: { body: transferAsked, answer: idAnswer },
  },
  transfer: { PUT: { body: transferDecision, answer: idAnswer } },
  receipt: { GET: { answer: null }, PUT: { body: photoTypes, answer: idAnswer } },
  cheques: { GET: { answer: chequesAnswer } },
  dues: { GET: { answer: dues } },
  ageing: { GET: { answer: ageingAnswer } },
  chequeSteps: { POST: { body: chequeStepAsked, answer: enteredEntryAnswer } },
  standing: { GET: { answer: standing } },
  creditLimit: { PUT: { body: creditLimitRequest, answer: standing } },
  taxRates: {
    GET: { answer: taxRatesAnswer },
    PUT: { body: taxRateRequest, answer: taxRatesAnswer },
  },
  priceLists: { PUT: { body: priceListsRequest, answer: taxRatesAnswer } },
} satisfies Contracts;
