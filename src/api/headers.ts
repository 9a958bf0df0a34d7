/**
 * Carries the UUIDv7 the client made for the new record. The same key with the same body always gets the first answer
 * again.
 */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * The account and user a request is made for, as `account/user`. Tabs share one cookie, which can change under an open
 * tab: a request for someone other than the session's user is refused instead of being carried out for the wrong
 * account.
 */
export const actingHeader = 'Acting-As';

/** The id of the last server-sent event a client received; the stream resumes after it. */
export const lastEventHeader = 'Last-Event-ID';

/** Age in ms of the data on a client that has received no event yet: the stream begins with the changes since then. */
export const pageAgeHeader = 'Page-Age';
