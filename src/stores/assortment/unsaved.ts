import { $isBulkUnsaved } from './bulk-prices.ts';
import { $isUnsaved } from './drafts.ts';
import { $isPriceUnsaved } from './prices.ts';

/** Whether anything typed in the catalogue is not saved. */
export const hasUnsaved = (): boolean =>
  $isUnsaved.get() || $isPriceUnsaved.get() || $isBulkUnsaved.get();
