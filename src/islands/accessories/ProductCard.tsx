import { useState } from 'react';
import type { AccessoryProduct, AccessoryVariant } from '../../domain/accessories/accessories.ts';
import { accessories } from '../../i18n/accessories/accessories.ts';
import { accessoryName } from '../../i18n/accessories/accessory-name.ts';
import { accessoryIssueMessage } from '../../i18n/accessories/accessory-outcome.ts';
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
import { ProductPicture } from '../../ui/accessories/ProductPicture.tsx';
import { UploadedPicture } from '../../ui/accessories/UploadedPicture.tsx';
import { FieldMessage } from '../../ui/base/FieldMessage.tsx';
import { say } from '../../ui/base/say.tsx';
import { StockMark } from '../../ui/shelf/StockMark.tsx';
import { useLive } from '../base/use-live.ts';
import { Quantity } from '../shelf/Quantity.tsx';
import { Prices } from './Prices.tsx';
import { Variants } from './Variants.tsx';

type CardProps = { product: AccessoryProduct };

/** The variant shown first: the first that is not sold out. */
const firstOf = ({ variants }: AccessoryProduct) =>
  variants.find(({ onHand }) => onHand !== 0) ?? variants[0];

function Ordered({ product, variant }: CardProps & { variant: AccessoryVariant }) {
  const { lines } = useLive($draft, nothingTyped);
  const issues = useLive($issues, noIssues);
  const index = lines.findIndex(
    (line) => line.product === product.id && line.variant === variant.id,
  );
  const pieces = lines[index]?.pieces ?? 0;
  const issue = issues.find(({ path }) => index >= 0 && path.startsWith(`lines.${index}.`));
  const id = `pieces-${product.id}`;
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
      {issue && <FieldMessage id={`${id}-line`} text={accessoryIssueMessage(issue)} />}
    </div>
  );
}

/** A product: its picture, variants, prices, and how many of a variant are ordered. */
export function ProductCard({ product }: CardProps) {
  const [chosen, choose] = useState('');
  const variant = product.variants.find(({ id }) => id === chosen) ?? firstOf(product);
  if (!variant) return null;
  const name = inBoth((locale) => product.name[locale]);
  return (
    <li className="surface accessories-card">
      {product.picture && !savesData() ? (
        <UploadedPicture sets={pictureSets(product.picture.hash)} />
      ) : (
        <ProductPicture drawing={product.drawing} swatch={variant.swatch} />
      )}
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
      <Ordered product={product} variant={variant} />
    </li>
  );
}
