import type { TypedTransfer } from '../../domain/ledger/typed-transfer.ts';
import { rialsToToman } from '../../domain/vocabulary/prices.ts';
import { keepPhoto } from '../device/kept-photos.ts';
import type { WaitingTransfer } from './waiting-transfers.ts';

/** A refused report: its id and content. */
export type Refused = { id: string; typed: TypedTransfer };

/** Form values of a refused report, whose photos are stored on the device again. */
export function typedAgain({ id, asked, pictures }: WaitingTransfer): Refused {
  const { amount, tracking, on, note } = asked;
  const photos = pictures.map(keepPhoto);
  return { id, typed: { amount: String(rialsToToman(amount)), tracking, on, note, photos } };
}
