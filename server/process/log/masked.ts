/** Digits as Iranians type them: Latin, Persian and Arabic. */
const digit = '[0-9۰-۹٠-٩]';

/** Seven digits and more, also grouped: a mobile number, an id of a chat, an account. Fewer are statuses and codes. */
const number = new RegExp(String.raw`\+?${digit}(?:[ -]?${digit}){6,}`, 'g');

const ofNumber = (found: string) => `…${found.slice(-2)}`;
const ofMail = (found: string) => `${found.slice(0, 1)}…${found.slice(found.lastIndexOf('@'))}`;

/** The path of an address can be a secret: a bot's token, a push subscription. */
function ofAddress(found: string): string {
  return URL.canParse(found) ? `${new URL(found).host}/…` : '…';
}

/**
 * A text, such as what a provider answered or where a message went, as it may be logged and shown: of numbers the last
 * two digits stay, of an e-mail address the first letter and the domain, of a web address the host.
 */
export function masked(text: string): string {
  return text
    .replace(/https?:\/\/[^\s"'<>]+/gi, ofAddress)
    .replace(/[^\s"'<>@:;,(){}[\]]+@[^\s"'<>@:;,(){}[\]]+/g, ofMail)
    .replace(number, ofNumber);
}
