import { drawings } from './drawings.ts';

const plain = drawings['case-hard'];

type PictureProps = {
  drawing: string;
  /** Colour of the variant; null if it has none. */
  swatch: string | null;
};

/** Our drawing of a product, in the colour of a variant. Decorative: its name is next to it. */
export function ProductPicture({ drawing, swatch }: PictureProps) {
  const drawn = drawings[drawing] ?? plain;
  return (
    <svg
      className="accessories-picture"
      viewBox="0 0 96 64"
      width={96}
      height={64}
      color={swatch ?? undefined}
      aria-hidden="true"
    >
      <path className="drawn-body" d={drawn?.body} fillRule="evenodd" />
      {drawn?.shade && <path className="drawn-shade" d={drawn.shade} />}
      {drawn?.line && <path className="drawn-line" d={drawn.line} />}
    </svg>
  );
}
