import { type HookedEvent, isHookAddress, longestAddress } from './webhook.ts';

/** A webhook as it is typed. */
export interface TypedWebhook {
  address: string;
  events: readonly HookedEvent[];
}

export type TypedWebhookFault = 'required' | 'tooLong' | 'addressForm';

/** What is wrong with a webhook as typed. */
export function faultsOfWebhook({
  address,
  events,
}: TypedWebhook): Partial<Record<keyof TypedWebhook, TypedWebhookFault>> {
  const fault = faultOfAddress(address.trim());
  return { ...(fault && { address: fault }), ...(events.length === 0 && { events: 'required' }) };
}

function faultOfAddress(address: string): TypedWebhookFault | undefined {
  if (address === '') return 'required';
  if (address.length > longestAddress) return 'tooLong';
  return isHookAddress(address) ? undefined : 'addressForm';
}
