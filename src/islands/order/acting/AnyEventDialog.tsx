import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import type { EventDialogProps } from './acting.ts';
import { EventDialog } from './EventDialog.tsx';

const remake = lazy(async () => (await import('./RemakeDialog.tsx')).RemakeDialog);

/** The dialog of an event. The remake form reads prescriptions, so its code loads separately. */
export function AnyEventDialog(props: EventDialogProps) {
  if (props.transition.event !== 'askRemake') return <EventDialog {...props} />;
  return <Lazy of={remake} given={props} frame="field-error" />;
}
