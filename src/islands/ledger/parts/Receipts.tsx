import type { Transfer } from '../../../domain/ledger/transfer.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill, pick } from '../../../i18n/language/message.ts';
import { transfers } from '../../../i18n/ledger/transfers.ts';
import { receiptSource } from '../../../stores/ledger/transfers.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { useLive } from '../../base/use-live.ts';

type ReceiptsProps = {
  transfer: Pick<Transfer, 'photos'>;
  /** For the lab: id of the account. */
  account: string;
};

/** Thumbnails of a receipt, each linked to the full picture. */
export function Receipts({ transfer: { photos }, account }: ReceiptsProps) {
  const locale = useLive($locale, 'fa');
  const named = (at: number) => {
    const number = countText(at + 1);
    return pick(fill(transfers.texts.openReceipt, { number }), locale);
  };
  return photos.map((id, at) => (
    <a
      key={id}
      className="receipt"
      href={receiptSource(id, account).src}
      target="_blank"
      rel="noreferrer"
    >
      <img
        {...receiptSource(id, account, 'thumbnail')}
        alt={named(at)}
        width={48}
        height={48}
        loading="lazy"
      />
    </a>
  ));
}
