/** Path of the page on which to set a password with a link, outside the panel's layout. */
export const welcomePath = '/welcome';

/** URL of a link. The part after `#` stays in the browser, so the secret appears in no server log. */
export const welcomeAddress = (origin: string, token: string): string =>
  `${origin}${welcomePath}#${token}`;
