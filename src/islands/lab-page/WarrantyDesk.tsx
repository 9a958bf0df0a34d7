import { useEffect } from 'react';
import { table } from '../../i18n/table/table.ts';
import { $warranty, $warrantyReading, readWarranty } from '../../stores/warranty/warranty.ts';
import { say } from '../../ui/base/say.tsx';
import { Unread } from '../../ui/table/Unread.tsx';
import { useLive } from '../base/use-live.ts';
import { WarrantyForm } from './WarrantyForm.tsx';

/** Edits the lab's warranty. */
export function WarrantyDesk() {
  useEffect(() => void readWarranty(), []);
  const known = useLive($warranty, null);
  const reading = useLive($warrantyReading, 'reading');
  if (known) return <WarrantyForm known={known} />;
  if (reading === 'offline' || reading === 'failed') {
    return <Unread why={reading} onRetry={() => void readWarranty()} />;
  }
  return <p role="status">{say(table.texts.loading)}</p>;
}
