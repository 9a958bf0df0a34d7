/** The lab's own picture of a product. Its name stands beside it, so it says nothing itself. */
export function UploadedPicture({ sets: [avif, webp] }: { sets: readonly string[] }) {
  return (
    <picture className="accessories-picture">
      <source type="image/avif" srcSet={avif} />
      <img srcSet={webp} width={96} height={72} loading="lazy" alt="" />
    </picture>
  );
}
