declare module 'subset-font' {
  type Range = { min: number; max: number };
  type Options = {
    targetFormat: 'sfnt' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, Range | number>;
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
