/** What a page wants to have kept. */
export interface KeepMessage {
  /** Addresses of the page and all it has loaded. */
  addresses: readonly string[];
  /** Whether the device is to keep the lab's screens too. */
  isForLab: boolean;
  /** Whether to save data: then a page is kept when it is opened, with all its parts. */
  savesData: boolean;
}

/** Messages from a page to the worker: `typing` when someone types, `takeOver` when a newer version may do so. */
export type WorkerMessage = KeepMessage | 'typing' | 'takeOver';
