import { plainCharacters } from '../typed/characters.ts';
import { mobileForm, readMobile } from '../typed/mobile.ts';
import { type AddressedName, addressedName, type ChannelName } from './channel-name.ts';

/** What is wrong with a notification address. */
export type AddressFault = 'notEmail' | 'notMobile';

/** What is wrong with a code. `over`: it has expired, was used, or was replaced by another one. */
export type CodeFault = 'notCode' | 'wrong' | 'over' | 'tooMany';

/** Maximum characters of an e-mail address (RFC 5321 §4.5.3.1.3). */
export const longestAddress = 254;

/** A single address with a domain, without quotes, comments or names. */
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

function readEmail(typed: string): string | null {
  const [name = '', domain = '', ...rest] = plainCharacters(typed).trim().split('@');
  const address = `${name}@${domain.toLowerCase()}`;
  const isOne = rest.length === 0 && address.length <= longestAddress && emailForm.test(address);
  return isOne ? address : null;
}

/** Reads an e-mail address, or an Iranian mobile number as `+989…`, as people type it. */
export function readAddress(
  channel: AddressedName,
  typed: string,
): { address: string } | { fault: AddressFault } {
  const address = channel === 'email' ? readEmail(typed) : readMobile(typed);
  return address ? { address } : { fault: channel === 'email' ? 'notEmail' : 'notMobile' };
}

/** The typed part of a destination, an address or a number. Empty for browsers and chats. */
export function typedPart({ channel, address }: { channel: ChannelName; address: string }): string {
  const isAddressed = addressedName.safeParse(channel).success;
  // A Bale destination may also be a chat.
  return isAddressed && (channel !== 'bale' || mobileForm.test(address)) ? address : '';
}
