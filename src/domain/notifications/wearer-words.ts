import type { MessageWords } from './message-words.ts';

/** Maximum characters of a shop's name: a text message has seventy. */
const longestShop = 40;

/** A shop's name on one line. */
export const shopInMessage = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, longestShop).trim();

/**
 * The message to a shop's customer, before the link that ends such messages. Persian only, because the wearer's
 * language is unknown. It names only the shop.
 */
export const wearerWords = (shop: string): MessageWords => ({
  title: `عینک شما آماده است: ${shop}`,
  body: 'برای نگرفتن این پیام‌ها:',
});
