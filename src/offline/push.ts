import { type NotificationPressEvent, type PushMessageEvent, scope } from './worker-scope.ts';

/** A message from the server. `link` is a URL of the panel. */
interface PushedMessage {
  id: string;
  language: 'fa' | 'en';
  title: string;
  body: string;
  link: string;
}

/** Shows a pushed message. One that arrives twice is shown once. */
export function showPush(event: PushMessageEvent): void {
  if (!event.data) return;
  const { id, language, title, body, link } = event.data.json() as PushedMessage;
  const dir = language === 'fa' ? 'rtl' : 'ltr';
  const shown = {
    tag: id,
    lang: language,
    dir,
    body,
    data: link,
    icon: '/install/icon-192.png',
  } as const;
  event.waitUntil(scope.registration.showNotification(title, shown));
}

async function open(link: string): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === link);
  // Does not reuse a tab with another page, which may have unfinished input.
  await (there ? there.focus() : scope.clients.openWindow(link));
}

/** Opens the link of a notification. */
export function openNotification(event: NotificationPressEvent): void {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(notification.data as string));
}
