import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mapLink, phoneLink } from '../../../src/domain/lab-page/contact-links.ts';
import { labPage } from '../../../src/domain/lab-page/lab-page.ts';
import {
  emptyLabPage,
  readLabPage,
  type TypedLabPage,
  typedLabPage,
} from '../../../src/domain/lab-page/typed-lab-page.ts';

const closed = { from: '', until: '' };
const typed: TypedLabPage = {
  phones: '۰۲۱-۸۸۷۷۶۶۵۵\n',
  mobiles: '',
  email: 'lab@adasi.example',
  whatsapp: '',
  telegram: '@adasi_lab',
  website: '',
  addresses: [{ fa: 'تهران', en: 'Tehran', place: '35.7, 51.41' }],
  hours: [{ from: '08:30', until: '17:00' }, ...Array(6).fill(closed)],
};

describe('the lab’s page', () => {
  test('is read as the server takes it, and typed again as the same', () => {
    const read = readLabPage(typed);
    if (!('page' in read)) throw new Error(JSON.stringify(read));
    expect(labPage.parse(read.page)).toEqual(read.page);
    expect(read.page).toMatchObject({ phones: ['021-88776655'], telegram: 'adasi_lab' });
    expect(readLabPage(typedLabPage(read.page))).toEqual(read);
  });

  test.each([
    [{ phones: 'call me' }, { phones: 'form' }],
    [{ mobiles: Array(7).fill('0912 000 0000').join('\n') }, { mobiles: 'tooMany' }],
    [{ email: 'a b@c.d' }, { email: 'form' }],
    [{ website: 'http://adasi.example' }, { website: 'form' }],
    [{ addresses: [{ fa: '', en: 'x', place: '' }] }, { 'addresses.0.fa': 'missing' }],
    [{ addresses: [{ fa: 'x', en: 'x', place: '91, 0' }] }, { 'addresses.0.place': 'form' }],
    [{ addresses: [{ fa: 'x', en: 'x', place: 'here' }] }, { 'addresses.0.place': 'form' }],
    [{ hours: [{ from: '09:00', until: '' }] }, { 'hours.0.until': 'form' }],
    [{ hours: [{ from: '09:00', until: '09:00' }] }, { 'hours.0.until': 'order' }],
    [{ hours: [{ from: '9', until: '۸:۳۰' }] }, { 'hours.0.until': 'order' }],
    [
      { hours: [{ from: '9 am', until: '5 pm' }] },
      { 'hours.0.from': 'form', 'hours.0.until': 'form' },
    ],
    [{ hours: [{ from: '', until: '17' }] }, { 'hours.0.from': 'form' }],
  ])('names the fields at fault: %j', (change, faults) => {
    expect(readLabPage({ ...typed, ...change })).toEqual({ faults });
  });
});

test('links hold only numbers', () => {
  expect(phoneLink('+98 21-8877')).toBe('tel:+98218877');
  expect(mapLink({ latitude: 35.7, longitude: 51.41 })).toBe('geo:35.7,51.41?q=35.7,51.41');
});

test('times are read in any digits, with a mark or without, and kept as they are on the wire', () => {
  const hours = [{ from: '۸۳۰', until: '17' }, ...emptyLabPage.hours.slice(1)];
  const read = readLabPage({ ...emptyLabPage, hours });
  expect('page' in read && read.page.hours[0]).toEqual({ from: '08:30', until: '17:00' });
});

test('no field of the panel is a picker of the browser', () => {
  const sources = globSync('src/**/*.{tsx,astro}');
  const native = /type=["'{\s]*(?:time|date|datetime-local|month|week)["']/;
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => native.test(readFileSync(path, 'utf8')))).toEqual([]);
});
