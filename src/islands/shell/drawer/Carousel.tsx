import { useEffect, useState } from 'react';
import { shell, slides } from '../../../i18n/shell/shell.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Illustration } from '../../../ui/base/Illustration.tsx';
import { say } from '../../../ui/base/say.tsx';
import { useMessages } from '../../base/use-messages.ts';

const pictures = [
  { name: 'lens', text: slides.texts.lens },
  { name: 'parcel', text: slides.texts.parcel },
] as const;

/** How long a slide is shown, ms. */
const slideMs = 7000;

/** The current slide; advances automatically unless paused or the user prefers reduced motion. */
function useCurrentSlide() {
  const [shown, show] = useState(0);
  const [playing, play] = useState(false);
  useEffect(() => play(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => show((shown + 1) % pictures.length), slideMs);
    return () => clearTimeout(timer);
  }, [playing, shown]);
  return { shown, show, playing, play };
}

export function Carousel() {
  const { shown, show, playing, play } = useCurrentSlide();
  const t = useMessages(shell);
  return (
    <section className="slides" aria-roledescription={t.carousel} aria-label={t.pictures}>
      {pictures.map(({ name, text }, index) => (
        <figure className="slide" key={name} data-shown={index === shown} inert={index !== shown}>
          <Illustration name={name} width={180} height={160} />
          <figcaption>{say(text)}</figcaption>
        </figure>
      ))}
      <div className="slide-controls">
        {pictures.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            className="slide-dot"
            aria-label={t.picture({ number: index + 1 })}
            aria-current={index === shown}
            onClick={() => show(index)}
          />
        ))}
        <button
          type="button"
          className="slide-play"
          aria-label={playing ? t.pausePictures : t.playPictures}
          onClick={() => play(!playing)}
        >
          <Icon name={playing ? 'pause-fill' : 'play-fill'} />
        </button>
      </div>
    </section>
  );
}
