/** The lab's own picture of a product. Decorative: its name is next to it. */
export function UploadedPicture({ sets: [avif, webp] }: { sets: readonly string[] }) {
  return (
    <picture className="accessories-picture">
      <source type="image/avif" srcSet={avif} />
      <img srcSet={webp} width={96} height={72} loading="lazy" alt="" />
    </picture>
  );
}
