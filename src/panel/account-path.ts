/** The screen of one account, which the lab alone has. */
export const accountPagePath = '/accounts/account';

/** Path and query of an account's page. */
export const accountPath = (id: string): string => `${accountPagePath}?id=${id}`;
