import type { MessageWords } from './message-words.ts';

/** Characters of a shop's name: a text message has seventy. */
const longestShop = 40;

/** A shop's name on one line. */
export const shopInMessage = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, longestShop).trim();

/**
 * What a shop's customer is told, before the link that ends such messages. In Persian: nobody knows which language the
 * wearer reads. It names the shop alone.
 */
export const wearerWords = (shop: string): MessageWords => ({
  title: `عینک شما آماده است: ${shop}`,
  body: 'برای نگرفتن این پیام‌ها:',
});
