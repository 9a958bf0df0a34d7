import { html } from 'hono/html';
import type { OutgoingMessage } from './channel.ts';
import { wordsOf } from './words.ts';

/** A message as plain text. */
export function plainText(message: OutgoingMessage): string {
  const { body, link, unsubscribe } = message;
  const words = wordsOf(message);
  const ways = [`${words.open}: ${link}`];
  if (unsubscribe) ways.push(`${words.unsubscribe}: ${unsubscribe}`);
  return [body, ...ways].join('\n\n');
}

/**
 * The same as HTML, in the direction of its language. Values are escaped. Styles are inline, because mail programs
 * support neither style sheets nor scripts.
 */
export async function htmlText(message: OutgoingMessage): Promise<string> {
  const { language, title, body, link, unsubscribe } = message;
  const words = wordsOf(message);
  const direction = language === 'fa' ? 'rtl' : 'ltr';
  const end = unsubscribe
    ? html`<p style="font-size:small"><a href="${unsubscribe}">${words.unsubscribe}</a></p>`
    : '';
  const whole = await html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><title>${title}</title></head>
<body style="font-family:Vazirmatn,Tahoma,sans-serif;line-height:1.8">
<h1 style="font-size:large">${title}</h1>
<p style="white-space:pre-line">${body}</p>
<p><a href="${link}">${words.open}</a></p>
${end}
</body>
</html>`;
  return String(whole);
}
