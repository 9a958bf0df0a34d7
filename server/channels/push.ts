import webpush from 'web-push';
import {
  type PushSubscription,
  pushSubscription,
} from '../../src/domain/notifications/push-subscription.ts';
import type { PushSettings } from '../process/config/channel-settings.ts';
import { masked } from '../process/log/masked.ts';
import type { OutgoingAnswer } from '../process/outgoing/send-request.ts';
import type { Channel, Delivery, OutgoingMessage } from './channel.ts';
import { readJson, reasonOf, tryRequest } from './try-request.ts';

/** The keys that identify this panel to push services (RFC 8292), as base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** Generates keys. Browsers bind each subscription to the public key, so they are generated only once. */
export const makeVapidKeys = (): VapidKeys => webpush.generateVAPIDKeys();

/** The longest time in seconds for which the usual services keep a message: four weeks. */
const longestKept = 2_419_200;

/**
 * Limits on the characters of title and body. Even with four bytes each, the payload stays below the 4,096 bytes that
 * services must accept.
 */
const longest = { title: 100, body: 500 };

/**
 * Whether an address belongs to a push service that the operator allows. A browser, and therefore any user, sends the
 * address, so no other server may be contacted.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (services.includes(origin)) return true;
  if (protocol !== 'https:' || port) return false;
  return services.some((service) =>
    service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service,
  );
}

/** The payload for the service worker. */
function payloadOf({ id, language, title, body, link }: OutgoingMessage): string {
  const short = {
    title: title.slice(0, longest.title).toWellFormed(),
    body: body.slice(0, longest.body).toWellFormed(),
  };
  return JSON.stringify({ id, language, ...short, link });
}

function readAnswer({ status, text, headers }: OutgoingAnswer): Delivery {
  if (status === 404 || status === 410) return { state: 'gone', reason: reasonOf(status) };
  const reason = reasonOf(status, text);
  // The operator can correct the keys or the clock.
  if (status === 401 || status === 403) return { state: 'retry', reason };
  if (status < 200 || status > 299) return { state: 'refused', reason };
  return headers.location
    ? { state: 'sent', reference: masked(headers.location) }
    : { state: 'sent' };
}

/** Encrypts and signs a request; undefined if a subscription's key is not a point on the curve. */
function requestOf(
  subscription: PushSubscription,
  message: OutgoingMessage,
  vapidDetails: VapidKeys & { subject: string },
) {
  const seconds = Math.floor((message.expiresAt.getTime() - Date.now()) / 1000);
  try {
    return webpush.generateRequestDetails(subscription, payloadOf(message), {
      vapidDetails,
      TTL: Math.min(Math.max(seconds, 0), longestKept),
      urgency: message.isUrgent ? 'high' : 'normal',
      // A repeated attempt replaces an earlier one that is still waiting for the device.
      topic: message.id.replaceAll('-', ''),
    });
  } catch {
    return undefined;
  }
}

/** Web push (RFC 8030), encrypted (RFC 8291). The destination is a browser's subscription as JSON. */
export function pushChannel({ contact, services }: PushSettings, keys: VapidKeys): Channel {
  const vapidDetails = { subject: contact, ...keys };
  return {
    name: 'push',
    async send(message, destination, signal) {
      const subscription = pushSubscription.safeParse(readJson(destination)).data;
      const details = subscription && requestOf(subscription, message, vapidDetails);
      if (!subscription || !details) return { state: 'gone', reason: 'noSubscription' };
      const { endpoint } = subscription;
      if (!isPushService(endpoint, services))
        return { state: 'gone', reason: 'unknownPushService' };
      const { headers, body } = details;
      const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
      const mayBePrivate = services.includes(new URL(endpoint).origin);
      const request = { method: 'POST', address: endpoint, body, mayBePrivate, signal } as const;
      return tryRequest({ ...request, headers: Object.fromEntries(texts) }, readAnswer);
    },
  };
}
