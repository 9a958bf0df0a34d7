import { plainCharacters } from '../typed/characters.ts';
import { isEconomicCode, isLegalId, isNationalId, isPostcode } from './identifiers.ts';
import type { Buyer, Seller } from './party.ts';
import { partyLimits } from './party-limits.ts';

/** A seller or buyer as typed. */
export interface TypedParty {
  kind: Buyer['kind'];
  name: string;
  nationalId: string;
  economicCode: string;
  postcode: string;
  address: string;
  phone: string;
  /** Only for the seller. */
  englishName: string;
  englishAddress: string;
}

export const emptyParty: TypedParty = {
  kind: 'company',
  name: '',
  nationalId: '',
  economicCode: '',
  postcode: '',
  address: '',
  phone: '',
  englishName: '',
  englishAddress: '',
};

/** Why a field is rejected. */
export type PartyFault =
  | 'missing'
  | 'tooLong'
  | 'nationalId'
  | 'legalId'
  | 'economicCode'
  | 'postcode';
export type PartyFaults = Partial<Record<keyof TypedParty, PartyFault>>;

/** Whose data they are. Only the seller must have an economic code. */
export type PartyRole = 'seller' | 'buyer';

const longest = {
  name: partyLimits.name,
  address: partyLimits.address,
  phone: partyLimits.phone,
  englishName: partyLimits.name,
  englishAddress: partyLimits.address,
} as const;

/** Removes the grouping from typed digits: `16197-35744`. */
const digitsOf = (typed: string) => plainCharacters(typed).replace(/[\s-]/g, '');

function numberFaults(typed: TypedParty, role: PartyRole): PartyFaults {
  const nationalId = digitsOf(typed.nationalId);
  const economicCode = digitsOf(typed.economicCode);
  const postcode = digitsOf(typed.postcode);
  const isPerson = typed.kind === 'person';
  const isId = isPerson ? isNationalId : isLegalId;
  const faults: PartyFaults = {};
  if (!isId(nationalId)) faults.nationalId = isPerson ? 'nationalId' : 'legalId';
  if (nationalId === '') faults.nationalId = 'missing';
  if (economicCode !== '' && !isEconomicCode(economicCode)) faults.economicCode = 'economicCode';
  if (economicCode === '' && role === 'seller') faults.economicCode = 'missing';
  if (!isPostcode(postcode)) faults.postcode = postcode === '' ? 'missing' : 'postcode';
  return faults;
}

function textFaults(typed: TypedParty): PartyFaults {
  const faults: PartyFaults = {};
  for (const [name, max] of Object.entries(longest)) {
    const field = name as keyof typeof longest;
    if (typed[field].trim().length > max) faults[field] = 'tooLong';
  }
  if (typed.name.trim() === '') faults.name = 'missing';
  if (typed.address.trim() === '') faults.address = 'missing';
  return faults;
}

function fieldsOf({ kind, ...typed }: TypedParty): Buyer {
  return {
    kind,
    name: typed.name.trim(),
    nationalId: digitsOf(typed.nationalId),
    economicCode: digitsOf(typed.economicCode),
    postcode: digitsOf(typed.postcode),
    address: typed.address.trim(),
    phone: plainCharacters(typed.phone).trim(),
  };
}

const faultsOf = (typed: TypedParty, role: PartyRole): PartyFaults => ({
  ...textFaults(typed),
  ...numberFaults(typed, role),
});

const isFaulty = (faults: PartyFaults) => Object.keys(faults).length > 0;

/** Reads the typed buyer, or returns faults by field. Does not use the schema: see `TypedEntry`. */
export function readBuyer(typed: TypedParty): { party: Buyer } | { faults: PartyFaults } {
  const faults = faultsOf(typed, 'buyer');
  return isFaulty(faults) ? { faults } : { party: fieldsOf(typed) };
}

/** Reads the typed seller, or returns faults by field. */
export function readSeller(typed: TypedParty): { party: Seller } | { faults: PartyFaults } {
  const faults = faultsOf(typed, 'seller');
  if (isFaulty(faults)) return { faults };
  const english = { name: typed.englishName.trim(), address: typed.englishAddress.trim() };
  return { party: { ...fieldsOf(typed), english } };
}

/** Converts a party to form contents. */
export function typedParty(party: Buyer | Seller): TypedParty {
  const { kind, name, nationalId, economicCode, postcode, address, phone } = party;
  const english = 'english' in party ? party.english : { name: '', address: '' };
  return {
    ...{ kind, name, nationalId, economicCode, postcode, address, phone },
    englishName: english.name,
    englishAddress: english.address,
  };
}
