import { plainCharacters } from '../typed/characters.ts';
import { readTime } from '../typed/time.ts';
import type { LabPage } from './lab-page.ts';
import { labPageForms as forms, labPageLimits as limits } from './lab-page-forms.ts';

/** The lab's page as typed. */
export interface TypedLabPage {
  /** One number per line. */
  phones: string;
  mobiles: string;
  email: string;
  whatsapp: string;
  telegram: string;
  website: string;
  addresses: { fa: string; en: string; place: string }[];
  /** By weekday, Sunday first, in 24-hour time. A day without times is closed. */
  hours: { from: string; until: string }[];
}

const closed = { from: '', until: '' };

export const emptyLabPage: TypedLabPage = {
  phones: '',
  mobiles: '',
  email: '',
  whatsapp: '',
  telegram: '',
  website: '',
  addresses: [],
  hours: [closed, closed, closed, closed, closed, closed, closed],
};

export type LabPageFault = 'form' | 'tooMany' | 'missing' | 'tooLong' | 'order';

/** Faults by field path: `phones`, `addresses.0.fa`. */
export type LabPageFaults = Readonly<Record<string, LabPageFault>>;

const lines = (text: string) =>
  plainCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `35.70, 51.41`: latitude and longitude in degrees. */
function readPlace(text: string): LabPage['addresses'][number]['place'] | 'form' {
  if (text.trim() === '') return null;
  const [latitude, longitude, ...more] = plainCharacters(text)
    .split(/[,،\s]+/)
    .map(Number);
  const isPlace = latitude !== undefined && longitude !== undefined && more.length === 0;
  if (!isPlace || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return 'form';
  return { latitude, longitude };
}

function readAddress(
  { fa, en, place }: TypedLabPage['addresses'][number],
  at: string,
  faults: [string, LabPageFault][],
) {
  for (const [name, words] of [
    ['fa', fa.trim()],
    ['en', en.trim()],
  ] as const) {
    if (words === '') faults.push([`${at}.${name}`, 'missing']);
    if (words.length > limits.address) faults.push([`${at}.${name}`, 'tooLong']);
  }
  const read = readPlace(place);
  if (read === 'form') faults.push([`${at}.place`, 'form']);
  return { text: { fa: fa.trim(), en: en.trim() }, place: read === 'form' ? null : read };
}

function readHours(
  typed: TypedLabPage['hours'][number],
  at: string,
  faults: [string, LabPageFault][],
) {
  const from = readTime(typed.from);
  const until = readTime(typed.until);
  if (from === '' && until === '') return null;
  if (!from) faults.push([`${at}.from`, 'form']);
  if (!until) faults.push([`${at}.until`, 'form']);
  if (from && until && from >= until) faults.push([`${at}.until`, 'order']);
  return { from: from ?? '', until: until ?? '' };
}

/** Reads the typed page, or returns faults by field. */
export function readLabPage(typed: TypedLabPage): { page: LabPage } | { faults: LabPageFaults } {
  const faults: [string, LabPageFault][] = [];
  const numbers = (name: 'phones' | 'mobiles') => {
    const read = lines(typed[name]);
    if (read.some((line) => !forms.phone.test(line))) faults.push([name, 'form']);
    if (read.length > limits.phones) faults.push([name, 'tooMany']);
    return read;
  };
  const one = (name: 'email' | 'whatsapp' | 'telegram' | 'website') => {
    const read = plainCharacters(typed[name]).trim().replace(/^@/, '');
    if (read !== '' && !forms[name].test(read)) faults.push([name, 'form']);
    return read;
  };
  const page = {
    phones: numbers('phones'),
    mobiles: numbers('mobiles'),
    email: one('email'),
    whatsapp: one('whatsapp'),
    telegram: one('telegram'),
    website: one('website'),
    addresses: typed.addresses.map((each, at) => readAddress(each, `addresses.${at}`, faults)),
    hours: typed.hours.map((each, at) => readHours(each, `hours.${at}`, faults)),
  };
  return faults.length === 0 ? { page } : { faults: Object.fromEntries(faults) };
}

/** Converts the page to form contents. */
export function typedLabPage(page: LabPage): TypedLabPage {
  const { email, whatsapp, telegram, website } = page;
  return {
    phones: page.phones.join('\n'),
    mobiles: page.mobiles.join('\n'),
    email,
    whatsapp,
    telegram,
    website,
    addresses: page.addresses.map(({ text, place }) => {
      return { ...text, place: place ? `${place.latitude}, ${place.longitude}` : '' };
    }),
    hours: page.hours.map((each) => each ?? closed),
  };
}
