/** The page where a link sets a password, outside the panel's layout. */
export const welcomePath = '/welcome';

/** Address of a link. The part after `#` stays in the browser, so the secret appears in no server log. */
export const welcomeAddress = (origin: string, token: string): string =>
  `${origin}${welcomePath}#${token}`;
