import { slides } from '../i18n/messages/slides.ts';
import { Text } from './Text.tsx';

const pictures = [
  { name: 'lens', text: slides.texts.lens },
  { name: 'parcel', text: slides.texts.parcel },
] as const;

/** The carousel at the drawer's bottom: two pictures to swipe or scroll through. */
export function Slides() {
  return (
    <div className="slides">
      {pictures.map(({ name, text }) => (
        <figure className="slide" key={name}>
          <img src={`/illustrations/${name}.svg`} alt="" width="200" height="180" loading="lazy" />
          <figcaption>
            <Text of={text} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
