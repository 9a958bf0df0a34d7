import type { MiddlewareHandler } from 'hono';
import type { AppEnv, Services } from '../http/app-env.ts';
import { accessoriesAnswer } from '../use-cases/catalogue/accessories-answer.ts';
import { ListHistory } from '../use-cases/catalogue/list-history.ts';
import { stockAnswer } from '../use-cases/catalogue/stock-answer.ts';
import { VisitorAnswer } from '../use-cases/catalogue/tagged-answer.ts';
import { ProductIndex } from '../use-cases/find/product-index.ts';
import { OrderRateLimiter } from '../use-cases/orders/order-rate-limiter.ts';

/** Gives each request the services that all requests of the process share. */
export function provideServices(services: Services): MiddlewareHandler<AppEnv> {
  const { database } = services;
  const orderRateLimiter = new OrderRateLimiter();
  const listHistory = new ListHistory(database);
  const productIndex = new ProductIndex(database);
  const visitorStock = new VisitorAnswer(() => stockAnswer(database, undefined));
  const visitorAccessories = new VisitorAnswer(() => accessoriesAnswer(database, undefined));
  return (c, next) => {
    c.set('services', services);
    c.set('orderRateLimiter', orderRateLimiter);
    c.set('listHistory', listHistory);
    c.set('productIndex', productIndex);
    c.set('visitorStock', visitorStock);
    c.set('visitorAccessories', visitorAccessories);
    return next();
  };
}
