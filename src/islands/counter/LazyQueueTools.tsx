import counterSheet from '../../styles/counter.scss?url';
import { Lazy } from '../base/Lazy.tsx';
import { lazy } from '../base/lazy-code.ts';

const tools = lazy(async () => (await import('./QueueTools.tsx')).QueueTools, counterSheet);

/** Fetched by the lab's browser alone. */
export function LazyQueueTools() {
  return <Lazy of={tools} given={{}} />;
}
