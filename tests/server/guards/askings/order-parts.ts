import { uuidv7 } from 'uuidv7';
import { destinationPaths } from '../../../../src/api/notifications/destination-paths.ts';
import { wearerPaths } from '../../../../src/api/notifications/wearer-paths.ts';
import { orderNotesPath } from '../../../../src/api/orders/notes-paths.ts';
import { orderPaths } from '../../../../src/api/orders/paths.ts';
import { orderReadPath } from '../../../../src/api/orders/read-paths.ts';
import { photoPath } from '../../../../src/api/photos/paths.ts';
import { scansPath } from '../../../../src/api/scan/paths.ts';
import { deliveryNumber, orderNumber } from '../../../../src/domain/order/order-number.ts';
import { photo } from '../../support/photos.ts';
import type { AskedRoutes, Target } from '../asking.ts';

const keyed = () => ({ 'Idempotency-Key': uuidv7() });
const anyPhoto = await photo('jpeg', 20, 20);
const firstPart = new Uint8Array(64 * 1024);
/** The lab must name the account; from a shop it is ignored. */
const newPhotoPath = ({ owner, account }: Target, order: string) =>
  photoPath(order, owner === 'invalid' ? 'x' : uuidv7(), { account });

/** The parts of an order: events, scans, notes, read messages, photos. */
export const orderPartAskings: AskedRoutes = {
  'POST /api/orders/:id/events': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to write about an order',
        finds: 'own',
        gets: 201,
        request: ({ order, mark }) => ({
          path: orderPaths.events(order),
          body: { event: 'write', message: mark || 'text' },
          headers: keyed(),
        }),
      },
      {
        asking: 'to accept an order, which only the lab can',
        finds: 'own',
        gets: { shop: 409, lab: 201 },
        request: ({ order, account }) => ({
          path: orderPaths.events(order, account),
          body: { event: 'accept', promisedFor: '2030-01-02' },
          headers: keyed(),
        }),
      },
      {
        asking: 'to act on an order without a key',
        finds: 'any',
        gets: 400,
        request: ({ order }) => ({
          path: orderPaths.events(order),
          body: { event: 'write', message: 'text' },
        }),
      },
    ],
  },
  'POST /api/scans': {
    access: 'lab',
    askings: [
      {
        asking: 'to scan an order that may not move',
        finds: 'own',
        gets: 409,
        invalid: 422,
        request: ({ owner, order }) => ({
          path: scansPath,
          body: { number: owner === 'invalid' ? '' : orderNumber(order), station: 'shipped' },
          headers: keyed(),
        }),
      },
      {
        asking: 'to scan the note of a delivery that may not leave',
        finds: 'own',
        gets: 409,
        request: ({ owner, packing }) => ({
          path: scansPath,
          body: { number: owner === 'invalid' ? 'D-' : deliveryNumber(packing), station: null },
          headers: keyed(),
        }),
      },
    ],
  },
  'GET /api/orders/:id/notes': {
    access: 'lab',
    askings: [
      {
        asking: 'the lab’s notes on an order',
        finds: 'own',
        request: ({ order, account }) => ({ path: orderNotesPath(order, account) }),
      },
    ],
  },
  'GET /api/orders/:id/notifications': {
    access: 'signedIn',
    askings: [
      {
        asking: 'what was sent about an order',
        finds: 'own',
        request: ({ order, account }) => ({ path: destinationPaths.ofOrder(order, account) }),
      },
    ],
  },
  'GET /api/orders/:id/wearer': {
    access: 'shop',
    askings: [
      {
        asking: 'its wearer, while customers are not notified',
        finds: 'own',
        gets: 404,
        request: ({ order }) => ({ path: wearerPaths.wearer(order) }),
      },
    ],
  },
  'PUT /api/orders/:id/wearer': {
    access: 'shop',
    askings: [
      {
        asking: 'to store a number, while customers are not notified',
        finds: 'own',
        gets: 404,
        request: ({ order }) => ({
          path: wearerPaths.wearer(order),
          method: 'PUT',
          body: { mobile: '09123456789' },
        }),
      },
    ],
  },
  'PUT /api/orders/:id/wearer/messages/:message': {
    access: 'shop',
    askings: [
      {
        asking: 'to notify a customer, while customers are not notified',
        finds: 'own',
        gets: 404,
        request: ({ delivered }) => ({
          path: wearerPaths.telling(delivered, uuidv7()),
          method: 'PUT',
          body: { isAgain: false },
        }),
      },
    ],
  },
  'POST /api/orders/:id/notes': {
    access: 'lab',
    askings: [
      {
        asking: 'to add a note to an order',
        finds: 'own',
        gets: 201,
        request: ({ order, account }) => ({
          path: orderNotesPath(order, account),
          body: { text: 'Note' },
          headers: keyed(),
        }),
      },
    ],
  },
  'PUT /api/orders/:id/read': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to mark an order as read',
        finds: 'own',
        request: ({ order, account, event }) => ({
          path: orderReadPath(order, account ?? ''),
          method: 'PUT',
          body: { event },
        }),
      },
    ],
  },
  'GET /api/orders/:id/photos/:photo': {
    access: 'signedIn',
    askings: [
      {
        asking: 'a photo',
        finds: 'own',
        request: (target) => ({ path: photoPath(target.order, target.photo) }),
      },
      {
        asking: 'a photo, small, naming the account',
        finds: 'own',
        request: ({ order, photo, account }) => ({
          path: photoPath(order, photo, { account, size: 'thumbnail' }),
        }),
      },
      {
        asking: 'another’s photo by an own order',
        gets: 404,
        request: (_, { own, other }) => ({ path: photoPath(own.order, other.photo) }),
      },
      {
        asking: 'a missing photo of an order',
        finds: 'any',
        gets: 404,
        request: ({ order }) => ({ path: photoPath(order, uuidv7()) }),
      },
    ],
  },
  'PUT /api/orders/:id/photos/:photo': {
    access: 'signedIn',
    askings: [
      {
        asking: 'to upload a photo for a delivered order',
        finds: 'own',
        gets: 201,
        request: (target) => ({
          path: newPhotoPath(target, target.delivered),
          method: 'PUT',
          bytes: anyPhoto,
        }),
      },
      {
        asking: 'to upload the first part of a photo for a delivered order',
        finds: 'own',
        gets: 202,
        request: (target) => ({
          path: newPhotoPath(target, target.delivered),
          method: 'PUT',
          bytes: firstPart,
          headers: { 'Content-Range': `bytes 0-${firstPart.length - 1}/${2 * firstPart.length}` },
        }),
      },
      {
        asking: 'to upload a photo for an order that was just placed',
        finds: 'own',
        gets: 201,
        request: (target) => ({
          path: newPhotoPath(target, target.order),
          method: 'PUT',
          bytes: anyPhoto,
        }),
      },
    ],
  },
};
