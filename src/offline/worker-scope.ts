/** The globals of service workers used here. TypeScript cannot load the types of pages and workers together. */
interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface PushMessageEvent extends WorkEvent {
  readonly data: { json(): unknown } | null;
}

export interface NotificationPressEvent extends WorkEvent {
  readonly notification: Notification;
}

/** A tab of the panel. */
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(
    kind: 'notificationclick',
    listener: (event: NotificationPressEvent) => void,
  ): void;
  addEventListener(
    kind: 'message',
    listener: (event: WorkEvent & { readonly data: unknown }) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
