/**
 * What every page that shops had before the lab's back office may weigh, in bytes as sent: the page, its sheets and all
 * scripts it asks for at once. They are the weights of the build before it, so nothing made for the lab can slow a shop
 * down. A page that shops ask more of may be given a greater weight, in the commit that says what for.
 */
export const shopPages: Readonly<Record<string, number>> = {
  '404.html': 38_559,
  'accessories/index.html': 57_640,
  'deliveries/index.html': 49_155,
  'index.html': 47_314,
  'login/index.html': 53_627,
  'logout/index.html': 49_458,
  'notifications/index.html': 47_335,
  'orders/index.html': 52_555,
  'orders/order/index.html': 63_595,
  'ordersPendding/index.html': 54_785,
  'registerFactor/index.html': 39_224,
  'rx/index.html': 79_670,
  'stockMulti/index.html': 66_551,
  'stockSingle/index.html': 60_733,
  'transactions/index.html': 57_685,
};
