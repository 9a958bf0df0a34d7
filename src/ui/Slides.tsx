import { slides } from '../i18n/messages/slides.ts';
import { Illustration } from './Illustration.tsx';
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
          <Illustration name={name} width={200} height={180} />
          <figcaption>
            <Text of={text} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
