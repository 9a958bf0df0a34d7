/** A page's request to keep files. */
export interface KeepMessage {
  /** URLs of the page and everything it has loaded. */
  addresses: readonly string[];
  /** Whether to keep the lab's screens too. */
  isForLab: boolean;
  /** Whether to save data: pages are then kept only when opened, with all their parts. */
  savesData: boolean;
}

/** Messages from a page to the worker: `typing` while someone types, `takeOver` to let a waiting worker activate. */
export type WorkerMessage = KeepMessage | 'typing' | 'takeOver';
