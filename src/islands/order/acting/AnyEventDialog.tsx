import { Lazy } from '../../base/Lazy.tsx';
import { lazy } from '../../base/lazy-code.ts';
import type { EventDialogProps } from './acting.ts';
import { EventDialog } from './EventDialog.tsx';

const remake = lazy(async () => (await import('./RemakeDialog.tsx')).RemakeDialog);

/** The dialog of an event; the form for a remake, which reads prescriptions, is fetched for itself. */
export function AnyEventDialog(props: EventDialogProps) {
  if (props.transition.event !== 'askRemake') return <EventDialog {...props} />;
  return <Lazy of={remake} given={props} frame="field-error" />;
}
