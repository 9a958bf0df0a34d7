/** PDF points per millimetre. */
const points = 72 / 25.4;

const length = (text = '') => Math.round(Number(text) / points);

/** Width and height of each page of a PDF written by the browser, mm. */
export function pagesOf(file: Buffer): { width: number; height: number }[] {
  const pages = file.toString('latin1').matchAll(/\/Type \/Page\b[^s].*?\/MediaBox \[([^\]]+)\]/gs);
  return [...pages].map(([, box = '']) => {
    const [, , width, height] = box.trim().split(/\s+/);
    return { width: length(width), height: length(height) };
  });
}
