import { pictureSets } from '../../../../stores/accessories/picture-sets.ts';
import { UploadedPicture } from '../../../../ui/accessories/UploadedPicture.tsx';

/** The lab’s picture of a frame. Decorative: its name is next to it. */
export const FramePicture = ({ hash }: { hash: string }) => (
  <span className="rx-frame-picture">
    <UploadedPicture sets={pictureSets(hash)} />
  </span>
);
