import { type ComponentProps, useState } from 'react';
import { photos as words } from '../../i18n/order/photos.ts';
import { Button } from '../../ui/base/Button.tsx';
import { say } from '../../ui/base/say.tsx';

const { texts } = words;

type LargePhotoProps = {
  /** URL attributes of the image. */
  source: Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'crossOrigin'>;
  /** URL of the AVIF version, if there is one. */
  avif?: string | undefined;
  alt: string;
};

/** A photo in a dialog, as large as fits. If it fails to load, the user can retry. */
export function LargePhoto({ source, avif, alt }: LargePhotoProps) {
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <div className="photo-large" role="alert">
        {say(texts.notLoaded)}{' '}
        <Button
          look="link"
          text={texts.again}
          onClick={() => {
            setTries(tries + 1);
            setBroken(false);
          }}
        />
      </div>
    );
  }
  return (
    <picture key={tries}>
      {avif && <source type="image/avif" srcSet={avif} sizes={source.sizes} />}
      <img className="photo-large" {...source} alt={alt} onError={() => setBroken(true)} />
    </picture>
  );
}
