import type { FrameDetails } from '../../frame/details.ts';
import { frameMaterials } from '../../frame/frame-choices.ts';
import type { RxDraft } from './draft.ts';

export function readFrameDetails(draft: RxDraft): FrameDetails {
  const { frameDetails: typed } = draft;
  return {
    material: frameMaterials.find((each) => each === typed.material) ?? null,
    brand: typed.brand.trim(),
    model: typed.model.trim(),
    colour: typed.colour.trim(),
    size: typed.size.trim(),
    parcel: parcelOf(draft),
  };
}

/**
 * Null unless the frame follows, which is only possible for one to be fitted. For other jobs, anything typed is hidden.
 */
export function parcelOf({ job, frameDetails }: RxDraft): string | null {
  return job === 'fullGlaze' && frameDetails.follows !== '' ? frameDetails.parcel.trim() : null;
}
