import { isDeepEqual } from '../vocabulary/deep-equal.ts';
import { mergeFields } from '../vocabulary/merge-fields.ts';
import type { LabPage } from './lab-page.ts';

type Address = LabPage['addresses'][number];

const blank: LabPage = {
  phones: [],
  mobiles: [],
  email: '',
  whatsapp: '',
  telegram: '',
  website: '',
  addresses: [],
  hours: [null, null, null, null, null, null, null],
};

/** An address with its parts in one order, as the comparison needs. */
const ordered = ({ text: { fa, en }, place }: Address): Address => ({
  text: { fa, en },
  place: place && { latitude: place.latitude, longitude: place.longitude },
});

/** The page with its parts in one order, too. */
const comparable = ({ addresses, hours, ...rest }: LabPage): LabPage => ({
  ...rest,
  addresses: addresses.map(ordered),
  hours: hours.map((day) => day && { from: day.from, until: day.until }),
});

/**
 * The lab's page with the user's changes. What they left as it was `before` stays as someone else may have saved it. A
 * page that nobody has filled in is null.
 */
export function mergeLabPage(before: LabPage | null, typed: LabPage, now: LabPage | null): LabPage {
  const [known, current] = [comparable(before ?? blank), comparable(now ?? blank)];
  // Each day is a field of its own.
  const hours = typed.hours.map((day, at) =>
    isDeepEqual(day, known.hours[at]) ? (current.hours[at] ?? null) : day,
  );
  return { ...mergeFields(known, typed, current), hours };
}
