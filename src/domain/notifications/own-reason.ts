/**
 * Why the server itself does not send a message: its destination cannot be used, or the operator has not set up what it
 * needs. Other reasons are what the provider answered.
 */
export type OwnReason =
  | 'noSubscription'
  | 'unknownPushService'
  | 'noEmailAddress'
  | 'noMobile'
  | 'noChat'
  | 'noWearerTemplate';
