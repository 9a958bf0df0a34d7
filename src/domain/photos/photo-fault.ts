/** Why a photo cannot be sent. */
export type PhotoFault =
  /** None of the types a shop can send. */
  | 'type'
  | 'size'
  | 'unreadable'
  | 'tooMany'
  /** Chosen before, and no longer on the device. */
  | 'gone'
  /** No longer on the server, where it waited for its event; it has to be uploaded again. */
  | 'expired';
