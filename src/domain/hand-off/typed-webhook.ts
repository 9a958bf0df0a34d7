import { type HookedEvent, isHookAddress, longestAddress } from './webhook.ts';

/** A webhook as typed. */
export interface TypedWebhook {
  address: string;
  events: readonly HookedEvent[];
}

export type TypedWebhookFault = 'required' | 'tooLong' | 'addressForm';

/** Faults of a typed webhook, by field. */
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
