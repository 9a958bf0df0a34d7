import { useEffect } from 'react';
import { $notes, $notesReading, followNotes } from '../../../stores/orders/notes.ts';
import { useLive } from '../../base/use-live.ts';

/**
 * Follows the notes on an order, or on an account when only `id` is given. Returns true once they have loaded or
 * failed to load.
 */
export function useNotesRead(id: string, account?: string): boolean {
  useEffect(() => {
    const about = account ? { id, account: { id: account } } : { id };
    return id === '' ? undefined : followNotes(about);
  }, [id, account]);
  const reading = useLive($notesReading, 'reading');
  return useLive($notes, null) !== null || reading !== 'reading';
}
