import { type ChangeEvent, useEffect, useState } from 'react';
import { photoTypes } from '../../../domain/photos/photo-type.ts';
import { formatCount } from '../../../i18n/language/format-number.ts';
import { fill, inBoth, type Message, pick } from '../../../i18n/language/message.ts';
import { transferFields } from '../../../i18n/ledger/transfers.ts';
import { photoFaultText } from '../../../i18n/order/photo-fault-text.ts';
import { photos as words } from '../../../i18n/order/photos.ts';
import { dropPhotos, findPhoto } from '../../../stores/device/kept-photos.ts';
import { addPhotos } from '../../../stores/photos/choose-photos.ts';
import { $locale } from '../../../stores/shell/locale.ts';
import { FieldMessage } from '../../../ui/base/FieldMessage.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useLive } from '../../base/use-live.ts';

const { texts } = words;

/** A chosen picture, as long as it is kept on the device. */
function Preview({ id, alt }: { id: string; alt: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void findPhoto(id).then((photo) => {
      if (!photo || isOver) return;
      made = URL.createObjectURL(new Blob([photo.bytes], { type: photo.type }));
      setAddress(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return <img className="photo-small" src={address} alt={alt} />;
}

type ReceiptFieldProps = { chosen: readonly string[]; onChange: (ids: string[]) => void };

/** Up to two pictures of a receipt, chosen or taken; they wait on the device until the report is sent. */
export function ReceiptField({ chosen, onChange }: ReceiptFieldProps) {
  const locale = useLive($locale, 'fa');
  const [fault, setFault] = useState<Message | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const named = (text: Message, at: number) =>
    pick(fill(text, { number: inBoth((each) => formatCount(at + 1, each)) }), locale);
  async function add({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const files = [...(currentTarget.files ?? [])];
    // So that the same file can be chosen again.
    currentTarget.value = '';
    setPreparing(true);
    const added = await addPhotos(chosen, files);
    setPreparing(false);
    setFault(added.fault && photoFaultText(added.fault.fault, added.fault.file));
    onChange(added.photos);
  }
  function remove(id: string): void {
    setFault(null);
    onChange(chosen.filter((each) => each !== id));
    dropPhotos([id]);
  }
  return (
    <fieldset className="photo-field" aria-labelledby="transfer-photos-label">
      <span className="form-label" id="transfer-photos-label">
        {say(transferFields.texts.photos)}
      </span>
      {chosen.length > 0 && (
        <ul className="photo-list">
          {chosen.map((id, at) => (
            <li key={id}>
              <Preview id={id} alt={named(texts.chosenPhoto, at)} />
              <button
                type="button"
                className="btn photo-remove"
                aria-label={named(texts.remove, at)}
                onClick={() => remove(id)}
              >
                <Icon name="x-lg" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="photo-sources">
        <label className="btn btn-outline-primary photo-source photo-choose">
          {say(texts.choose)}
          <input
            type="file"
            accept={photoTypes.join(',')}
            multiple
            aria-describedby={fault ? 'transfer-photos-fault' : undefined}
            onChange={(event) => void add(event)}
          />
        </label>
      </p>
      <div role="alert">{fault && <FieldMessage id="transfer-photos-fault" text={fault} />}</div>
      <p className={isPreparing ? '' : 'visually-hidden'} role="status">
        {isPreparing && say(texts.preparing)}
      </p>
    </fieldset>
  );
}
