import type { PushSubscription as Keys } from '../../domain/notifications/push-subscription.ts';

/** Why a browser cannot be subscribed. */
export type PushProblem = 'unsupported' | 'denied' | 'noService';

/** Whether this browser can show the panel's notifications. Safari on a phone can only if the panel is installed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscribeTo(
  manager: PushManager,
  applicationServerKey: string,
): Promise<PushSubscription> {
  const asked = { userVisibleOnly: true, applicationServerKey };
  try {
    return await manager.subscribe(asked);
  } catch (error) {
    const old = await manager.getSubscription();
    if (!old) throw error;
    // The existing subscription was made with another key, for example that of a previous database.
    await old.unsubscribe();
    return manager.subscribe(asked);
  }
}

/** Asks the user for permission, unless already granted, and the browser for a subscription. */
export async function subscribeBrowser(key: string): Promise<Keys | PushProblem> {
  if (!canPush()) return 'unsupported';
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'unsupported';
    const { endpoint, keys } = (await subscribeTo(registration.pushManager, key)).toJSON();
    const { p256dh, auth } = keys ?? {};
    return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : 'noService';
  } catch {
    return 'noService';
  }
}

/** Unsubscribes the browser; the push service then reports the subscription as gone to the server. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
