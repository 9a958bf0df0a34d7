import * as z from 'zod/mini';
import { orderText } from '../vocabulary/storable-text.ts';
import { labPageForms, labPageLimits } from './lab-page-forms.ts';

const { phones: mostPhones, addresses: mostAddresses, address: longest } = labPageLimits;

const matching = (form: RegExp) => z.string().check(z.maxLength(200), z.regex(form));
const orNone = (form: RegExp) => z.union([z.literal(''), matching(form)]);
const numbers = z.array(matching(labPageForms.phone)).check(z.maxLength(mostPhones));
const words = orderText(longest).check(z.trim(), z.minLength(1));
const time = matching(labPageForms.time);

/** Degrees, WGS 84. */
const place = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

/** The lab's hours on one day, `08:30` to `17:00` local time; null when closed. */
const hours = z.nullable(
  z
    .strictObject({ from: time, until: time })
    .check(z.refine(({ from, until }) => from < until, { path: ['until'] })),
);

/** The lab's public information. */
export const labPage = z.strictObject({
  phones: numbers,
  mobiles: numbers,
  email: orNone(labPageForms.email),
  /** A number with its country code. */
  whatsapp: orNone(labPageForms.whatsapp),
  /** A name without the `@`. */
  telegram: orNone(labPageForms.telegram),
  website: orNone(labPageForms.website),
  addresses: z
    .array(
      z.strictObject({ text: z.strictObject({ fa: words, en: words }), place: z.nullable(place) }),
    )
    .check(z.maxLength(mostAddresses)),
  /** By weekday, Sunday first. */
  hours: z.array(hours).check(z.length(7)),
});
export type LabPage = z.infer<typeof labPage>;
