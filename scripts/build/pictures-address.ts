import { createHash } from 'node:crypto';
import { pictureSprite } from '../../src/layouts/picture-sprite.ts';

/** Where the sprite lies: named by its content, so that a browser may keep it for good. */
export async function picturesAddress(): Promise<string> {
  const version = createHash('sha256')
    .update(await pictureSprite())
    .digest('hex')
    .slice(0, 8);
  return `/pictures/${version}.svg`;
}
