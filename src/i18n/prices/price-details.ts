import { messages } from '../language/message.ts';

/** Label that unfolds the parts of a price. */
export const priceDetails = messages('priceDetails', { title: ['ریز قیمت', 'Price details'] });
