/** Path of the screen of one account, for the lab only. */
export const accountPagePath = '/accounts/account';

/** Path and query of an account's page. */
export const accountPath = (id: string): string => `${accountPagePath}?id=${id}`;
