import type { ComponentType } from 'react';
import type { RxForm } from '../../../stores/rx/form.ts';
import { MoreEyes } from './eyes/MoreEyes.tsx';
import { Frame } from './frame/Frame.tsx';
import { LazyHistory } from './history/LazyHistory.tsx';
import { More } from './more/More.tsx';
import { CatalogueAge } from './origin/CatalogueAge.tsx';
import { Origin } from './origin/Origin.tsx';
import { People } from './people/People.tsx';
import { SummaryNotes } from './sending/SummaryNotes.tsx';
import { Services } from './services/Services.tsx';

/** Sections of the form loaded when first opened, all in one chunk. */
export const parts = {
  eyes: MoreEyes,
  history: LazyHistory,
  catalogueAge: CatalogueAge,
  availability: Origin,
  services: Services,
  frame: Frame,
  more: More,
  people: People,
  summary: SummaryNotes,
} satisfies Record<string, ComponentType<{ form: RxForm }>>;
