import type { TypedTransfer } from '../../domain/ledger/typed-transfer.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { keepPhoto } from '../device/kept-photos.ts';
import type { WaitingTransfer } from './waiting-transfers.ts';

/** A report that was refused, by its id, and what it said. */
export type Refused = { id: string; typed: TypedTransfer };

/** What a refused report said, as it is typed; its pictures are kept on the device anew. */
export function typedAgain({ id, asked, pictures }: WaitingTransfer): Refused {
  const { amount, tracking, on, note } = asked;
  const photos = pictures.map(keepPhoto);
  return { id, typed: { amount: String(rialsToToman(amount)), tracking, on, note, photos } };
}
