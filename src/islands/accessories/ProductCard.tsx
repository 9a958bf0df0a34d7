import { type ReactNode, useState } from 'react';
import type { AccessoryProduct, AccessoryVariant } from '../../domain/accessories/accessories.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { accessoryName } from '../../i18n/accessories/accessory-name.ts';
import { fill, inBoth } from '../../i18n/language/message.ts';
import {
  $draft,
  $issues,
  noIssues,
  nothingTyped,
  setOrdered,
} from '../../stores/accessories/accessories.ts';
import { pictureSets } from '../../stores/accessories/picture-sets.ts';
import { savesData } from '../../stores/browser-support/save-data.ts';
import dialogSheet from '../../styles/dialog.scss?url';
import { ProductPicture } from '../../ui/accessories/ProductPicture.tsx';
import { UploadedPicture } from '../../ui/accessories/UploadedPicture.tsx';
import { say } from '../../ui/base/say.tsx';
import { StockMark } from '../../ui/shelf/StockMark.tsx';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';
import { useLive } from '../base/use-live.ts';
import { Quantity } from '../shelf/Quantity.tsx';
import { accessoryIssue } from './accessory-sentences.ts';
import { Prices } from './Prices.tsx';
import { Variants } from './Variants.tsx';

const pictureDialog = lazy(
  async () => (await import('./lazy/PictureDialog.tsx')).PictureDialog,
  dialogSheet,
);

type CardProps = {
  product: AccessoryProduct;
  /** Id of this card. A favourite product has two cards. */
  id: string;
};

/** The first variant in stock, or the first one if all are sold out. */
const firstOf = ({ variants }: AccessoryProduct) =>
  variants.find(({ onHand }) => onHand !== 0) ?? variants[0];

function Ordered({ product, variant, id: card }: CardProps & { variant: AccessoryVariant }) {
  const { lines } = useLive($draft, nothingTyped);
  const issues = useLive($issues, noIssues);
  const index = lines.findIndex(
    (line) => line.product === product.id && line.variant === variant.id,
  );
  const pieces = lines[index]?.pieces ?? 0;
  const issue = issues.find(({ path }) => index >= 0 && path.startsWith(`lines.${index}.`));
  const id = `pieces-${card}`;
  return (
    <div className="accessories-ordered">
      <StockMark count={variant.onHand} pieces={pieces} low={product.lowStock} />
      <Quantity
        key={variant.id}
        id={id}
        pieces={pieces}
        unit="pieces"
        mayBeNone
        name={accessoryName(product, variant)}
        issue={issue && `${id}-line`}
        onChange={(next) => setOrdered({ product: product.id, variant: variant.id, pieces: next })}
      />
      {issue && <Lazy of={accessoryIssue} given={{ id: `${id}-line`, issue }} />}
    </div>
  );
}

/** The lab's picture, which opens enlarged when clicked, or our drawing. */
function Picture({ product, swatch }: { product: AccessoryProduct; swatch: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const { picture, drawing, name } = product;
  const drawn = <ProductPicture drawing={drawing} swatch={swatch} />;
  if (!picture) return drawn;
  return (
    <>
      <button type="button" className="accessories-open" onClick={() => setOpen(true)}>
        {savesData() ? drawn : <UploadedPicture sets={pictureSets(picture.hash)} />}
        <span className="visually-hidden">
          {say(fill(accessories.texts.picture, { product: inBoth((locale) => name[locale]) }))}
        </span>
      </button>
      {isOpen && (
        <Lazy of={pictureDialog} given={{ name, picture, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}

/** A product: picture, variants, prices, and the quantity ordered. */
export function ProductCard({ product, id, star }: CardProps & { star: ReactNode }) {
  const [chosen, choose] = useState('');
  const variant = product.variants.find(({ id }) => id === chosen) ?? firstOf(product);
  if (!variant) return null;
  const name = inBoth((locale) => product.name[locale]);
  return (
    <li className="surface accessories-card">
      <Picture product={product} swatch={variant.swatch} />
      <div className="accessories-about">
        <h3>{say(name)}</h3>
        <p>{say(inBoth((locale) => product.description[locale]))}</p>
      </div>
      <Variants
        legend={fill(accessories.texts.variantOf, { product: name })}
        variants={product.variants}
        chosen={variant.id}
        onChoose={choose}
      />
      <Prices product={product} variant={variant} />
      <Ordered product={product} variant={variant} id={id} />
      {star}
    </li>
  );
}
