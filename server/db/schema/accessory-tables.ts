import type { GeneratedAlways } from 'kysely';

interface AccessoryCategoryRow {
  id: string;
  position: number;
  name_fa: string;
  name_en: string;
}

interface AccessoryProductRow extends AccessoryCategoryRow {
  category_id: string;
  description_fa: string;
  description_en: string;
  drawing: string;
  low_stock: number;
}

interface AccessoryVariantRow extends AccessoryCategoryRow {
  product_id: string;
  swatch: string | null;
  item: GeneratedAlways<string>;
}

interface AccessoryBandKey {
  product_id: string;
  tier: string;
  position: number;
}

interface AccessoryBandRow extends AccessoryBandKey {
  variant_id: string | null;
}

interface AccessoryBreakRow extends AccessoryBandKey {
  from_pieces: number;
  price: number | null;
}

interface AccessoryPictureRow {
  product_id: string;
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
  accessory_categories: AccessoryCategoryRow;
  accessory_products: AccessoryProductRow;
  accessory_variants: AccessoryVariantRow;
  accessory_bands: AccessoryBandRow;
  accessory_breaks: AccessoryBreakRow;
  accessory_pictures: AccessoryPictureRow;
  accessory_picture_files: AccessoryPictureFileRow;
}
