/** Digits that Iranians type: Latin, Persian and Arabic. */
const digit = '[0-9۰-۹٠-٩]';

/**
 * Seven or more digits, also in groups: a mobile number, a chat id, an account. Shorter ones are statuses and codes.
 */
const number = new RegExp(String.raw`\+?${digit}(?:[ -]?${digit}){6,}`, 'g');

const ofNumber = (found: string) => `…${found.slice(-2)}`;
const ofMail = (found: string) => `${found.slice(0, 1)}…${found.slice(found.lastIndexOf('@'))}`;

/** Masks the path of an address, which can be a secret: a bot's token, a push subscription. */
function ofAddress(found: string): string {
  return URL.canParse(found) ? `${new URL(found).host}/…` : '…';
}

/**
 * Masks a text, such as a provider's answer or a message's destination, for the log and the screen. Numbers keep their
 * last two digits, e-mail addresses the first letter and the domain, web addresses the host.
 */
export function masked(text: string): string {
  return text
    .replace(/https?:\/\/[^\s"'<>]+/gi, ofAddress)
    .replace(/[^\s"'<>@:;,(){}[\]]+@[^\s"'<>@:;,(){}[\]]+/g, ofMail)
    .replace(number, ofNumber);
}
