import { useRef } from 'react';
import { pictures } from '../../i18n/device/pictures.ts';
import { formatCount } from '../../i18n/language/format-number.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import { photos } from '../../i18n/order/photos.ts';
import { $orderId } from '../../stores/compose/beside-draft.ts';
import { $locale } from '../../stores/shell/locale.ts';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { ChosenPhotos } from '../../ui/photos/ChosenPhotos.tsx';
import { PhotoSources } from '../../ui/photos/PhotoSources.tsx';
import { useLive } from '../base/use-live.ts';
import { useOrderPictures } from './use-order-pictures.ts';

const { texts } = pictures;

function Pictures({ order }: { order: string }) {
  const { chosen, previews, isPreparing, fault, add, remove } = useOrderPictures(order);
  const locale = useLive($locale, 'fa');
  const box = useRef<HTMLFieldSetElement>(null);
  const count = inBoth((each) => formatCount(chosen.length, each));
  return (
    <fieldset aria-labelledby="order-pictures-label" className="photo-field" ref={box}>
      <span className="form-label" id="order-pictures-label">
        {say(texts.title)}
      </span>
      <small id="order-pictures-hint">{say(texts.hint)}</small>
      {chosen.length > 0 && (
        <ChosenPhotos
          {...{ locale, previews }}
          ids={chosen}
          onRemove={(each) => {
            remove(each);
            box.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <PhotoSources
        isInvalid={fault !== null}
        describedBy={`order-pictures-${fault ? 'fault' : 'hint'}`}
        onFiles={add}
      />
      {fault && (
        <div role="alert">
          <FieldMessage id="order-pictures-fault" text={fault} />
        </div>
      )}
      <p className={isPreparing ? '' : 'visually-hidden'} role="status">
        {isPreparing && say(photos.texts.preparing)}
        {!isPreparing && chosen.length > 0 && say(fill(photos.texts.chosen, { count }))}
      </p>
    </fieldset>
  );
}

/** Up to two pictures that go with the order on the screen. */
export function OrderPictures() {
  const order = useLive($orderId, '');
  return order === '' ? null : <Pictures key={order} order={order} />;
}
