import type { LabPage } from '../../src/domain/lab-page/lab-page.ts';

const place = { latitude: 35.7, longitude: 51.4 };
const text = { fa: 'تهران، خیابان نمونه، شمارهٔ ۱۲', en: '12 Sample Street, Tehran' };
const open = { from: '08:30', until: '17:00' };

/** A made-up lab's page with every kind of content. */
export const labPageOfSurvey: LabPage = {
  phones: ['021 0000 1234', '021 0000 1235'],
  mobiles: ['+98 912 000 0000'],
  email: 'lab@example.com',
  whatsapp: '+989120000000',
  telegram: 'sample_lab',
  website: 'https://example.com',
  addresses: [{ text, place }],
  hours: [open, open, open, open, open, null, open],
};
