import { useEffect, useRef } from 'react';

type Take = (files: readonly File[]) => void;

/** Those who take files, in the order in which they appeared: a dialog after the screen below it. */
const takers: Take[] = [];

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files');

function allow(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault();
}

function give(event: DragEvent): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length > 0) takers.at(-1)?.(files);
}

function follow(take: Take): () => void {
  if (takers.length === 0) {
    addEventListener('dragover', allow);
    addEventListener('drop', give);
  }
  takers.push(take);
  return () => {
    takers.splice(takers.indexOf(take), 1);
    if (takers.length > 0) return;
    removeEventListener('dragover', allow);
    removeEventListener('drop', give);
  };
}

/** Takes files that are dropped anywhere on the page, which the browser would open in its place. */
export function useDroppedFiles(take: Take): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => follow((files) => latest.current(files)), []);
}
