import counterSheet from '../../styles/counter.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const tools = lazy(async () => (await import('./QueueTools.tsx')).QueueTools, counterSheet);

/** Loads only in the lab's browsers. */
export function LazyQueueTools() {
  return <Lazy of={tools} given={{}} />;
}
