/** What the panel uses of a service worker's globals; the types of pages and of workers cannot be loaded together. */
interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(
    kind: 'message',
    listener: (event: WorkEvent & { readonly data: unknown }) => void,
  ): void;
}

export const scope = globalThis as unknown as WorkerScope;
