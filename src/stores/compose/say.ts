import { composing } from '../../i18n/compose/composing.ts';
import { type Toast, toast } from '../shell/toasts.ts';
import type { DraftNote } from './open-draft.ts';

/** What a toast says about the order on the screen. */
export type Said = DraftNote | 'notKept' | 'nothing' | 'saved';

const tones: Partial<Record<Said, Toast['kind']>> = { notKept: 'danger', saved: 'success' };

/** Says it in a toast. */
export function say(said: Said): void {
  toast({ kind: tones[said] ?? 'info', text: composing.texts[said] });
}
