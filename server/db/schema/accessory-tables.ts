import type { GeneratedAlways } from 'kysely';

interface AccessoryCategoryRow {
  id: string;
  position: number;
  nameFa: string;
  nameEn: string;
}

interface AccessoryProductRow extends AccessoryCategoryRow {
  categoryId: string;
  descriptionFa: string;
  descriptionEn: string;
  drawing: string;
  lowStock: number;
}

interface AccessoryVariantRow extends AccessoryCategoryRow {
  productId: string;
  swatch: string | null;
  item: GeneratedAlways<string>;
}

interface AccessoryBandKey {
  productId: string;
  tier: string;
  position: number;
}

interface AccessoryBandRow extends AccessoryBandKey {
  variantId: string | null;
}

interface AccessoryBreakRow extends AccessoryBandKey {
  fromPieces: number;
  price: number | null;
}

interface AccessoryPictureRow {
  productId: string;
  hash: string;
  width: number;
  height: number;
}

interface AccessoryPictureFileRow {
  hash: string;
  width: number;
  format: 'avif' | 'webp';
  bytes: Buffer;
}

/** Accessories, their prices and pictures. */
export interface AccessoryTables {
  accessoryCategories: AccessoryCategoryRow;
  accessoryProducts: AccessoryProductRow;
  accessoryVariants: AccessoryVariantRow;
  accessoryBands: AccessoryBandRow;
  accessoryBreaks: AccessoryBreakRow;
  accessoryPictures: AccessoryPictureRow;
  accessoryPictureFiles: AccessoryPictureFileRow;
}
