import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { itemForm } from '../../../i18n/assortment/item-form.ts';
import { priceTexts } from '../../../i18n/assortment/prices.ts';
import { countText } from '../../../i18n/language/count-text.ts';
import { fill } from '../../../i18n/language/message.ts';
import { $nameOf } from '../../../stores/assortment/assortment.ts';
import {
  $typedBulk,
  type BulkPreview,
  previewBulk,
  saveBulk,
  typeBulk,
} from '../../../stores/assortment/bulk-prices.ts';
import type { Outcome } from '../../../stores/assortment/save-revision.ts';
import { toast } from '../../../stores/shell/toasts.ts';
import { RepricedTable } from '../../../ui/assortment/RepricedTable.tsx';
import { Button } from '../../../ui/base/Button.tsx';
import { say } from '../../../ui/base/say.tsx';
import { controlledText } from '../../../ui/forms/control.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ActionButton } from '../../base/ActionButton.tsx';
import { Issues } from '../parts/Issues.tsx';
import { BulkForm } from './BulkForm.tsx';

const { texts } = priceTexts;

type ListedProps = { preview: BulkPreview; onDone: () => void };

/** Preview of the change, and the button that applies it. */
function Listed({ preview, onDone }: ListedProps) {
  const nameOf = useStore($nameOf);
  const { note } = useStore($typedBulk);
  const [outcome, setOutcome] = useState<Outcome<unknown> | null>(null);
  const count = countText(preview.rows.length);
  const send = async () => {
    const result = await saveBulk(preview);
    setOutcome(result);
    if (result.kind !== 'done') return;
    toast({ kind: 'success', text: texts.savedAll });
    onDone();
  };
  if (preview.rows.length === 0) return say(texts.nothing);
  return (
    <>
      <h3>{say(fill(texts.changes, { count }))}</h3>
      <RepricedTable rows={preview.rows} nameOf={nameOf} />
      <TextField
        id="bulk-note"
        label={itemForm.texts.note}
        control={controlledText(note, (typed) => typeBulk({ note: typed }))}
      />
      <Issues
        outcome={outcome}
        changed={texts.changed}
        itemAt={(index) => preview.changes[index]?.item}
      />
      <p className="assortment-buttons">
        <ActionButton
          look="primary"
          text={outcome?.kind === 'unknown' ? itemForm.texts.again : texts.saveAll}
          onPress={send}
        />
      </p>
    </>
  );
}

/** Changes many prices at once, after a preview. */
export function BulkChange({ onClose }: { onClose: () => void }) {
  const [preview, setPreview] = useState<BulkPreview | null>(null);
  const status = useRef<HTMLElement>(null);
  const openPreview = () => {
    setPreview(previewBulk($typedBulk.get()));
    status.current?.focus();
  };
  return (
    <>
      <BulkForm onPreview={openPreview} onType={() => setPreview(null)} />
      <section className="assortment-form" ref={status} tabIndex={-1} aria-live="polite">
        {preview && <Listed preview={preview} onDone={onClose} />}
      </section>
      <p className="assortment-buttons">
        <Button text={itemForm.texts.back} onClick={onClose} />
      </p>
    </>
  );
}
