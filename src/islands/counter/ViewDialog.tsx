import { useState } from 'react';
import { viewNameLimit } from '../../domain/counter/queue-view.ts';
import { faultsOfView, type TypedView, type ViewFault } from '../../domain/counter/typed-view.ts';
import { queueViews, viewFaults } from '../../i18n/counter/queue-views.ts';
import { $shownView, removeView, saveView } from '../../stores/counter/views.ts';
import { newId } from '../../stores/device/records/new-id.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';
import { FormProblem } from '../../ui/forms/FormProblem.tsx';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ActionButton } from '../base/ActionButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTypedForm } from '../forms/use-typed-form.ts';

const { texts } = queueViews;

type Problem = 'refused' | 'offline' | 'failed';

/** Saves the current filters as a named view, or renames or deletes one of the user's own views. */
export function ViewDialog({ onClose }: { onClose: () => void }) {
  const [view] = useState(() => {
    const shown = $shownView.get();
    return shown?.name ? { id: shown.id, name: shown.name } : null;
  });
  const [id] = useState(() => view?.id ?? newId());
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useTypedForm<TypedView, ViewFault>({
    id: 'queue-view',
    start: { name: view?.name ?? '' },
    faultsOf: faultsOfView,
    say: (fault) => viewFaults[fault],
  });
  const end = (result: Problem | 'done') => (result === 'done' ? onClose() : setProblem(result));
  return (
    <Dialog within=".counter-dialogs" labelledBy="queue-view-title" onClose={onClose}>
      <h2 id="queue-view-title">{say(view ? texts.edit : texts.saveTitle)}</h2>
      <form
        className="event-form"
        noValidate
        onSubmit={form.handleSubmit(async ({ name }) => end(await saveView(id, name)))}
      >
        <TextField
          {...form.field('name')}
          label={texts.name}
          hint={texts.hint}
          maxLength={viewNameLimit}
        />
        <FormProblem id="queue-view-problem" text={problem && texts[problem]} />
        <div className="queue-dialog-acts">
          <SubmitButton label={texts.submit} isBusy={form.formState.isSubmitting} />
          <Button look="link" text={texts.cancel} onClick={onClose} />
          {view && (
            <ActionButton
              look="link"
              icon="trash"
              text={texts.remove}
              onPress={async () => end(await removeView(id))}
            />
          )}
        </div>
      </form>
    </Dialog>
  );
}
