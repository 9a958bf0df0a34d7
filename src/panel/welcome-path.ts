/** The page where a link sets a password, outside the panel's layout. */
export const welcomePath = '/welcome';

/** Address of a link. What stands after `#` stays in the browser, so the secret is in no log of a server. */
export const welcomeAddress = (origin: string, token: string): string =>
  `${origin}${welcomePath}#${token}`;
