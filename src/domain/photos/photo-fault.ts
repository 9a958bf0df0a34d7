/** Why a photo cannot be sent. */
export type PhotoFault =
  /** Not one of the types a shop can send. */
  | 'type'
  | 'size'
  | 'unreadable'
  | 'tooMany'
  /** Chosen earlier, but missing from the device. */
  | 'gone'
  /** Removed from the server before its event arrived; it has to be uploaded again. */
  | 'expired';
