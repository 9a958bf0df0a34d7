import { useEffect, useRef } from 'react';

type OnFiles = (files: readonly File[]) => void;

/** Handlers in mounting order. The last one gets the files: a dialog comes after the screen below it. */
const handlers: OnFiles[] = [];

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files');

function onDragOver(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault();
}

function onDrop(event: DragEvent): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  const files = [...(event.dataTransfer?.files ?? [])];
  if (files.length > 0) handlers.at(-1)?.(files);
}

function register(handler: OnFiles): () => void {
  if (handlers.length === 0) {
    addEventListener('dragover', onDragOver);
    addEventListener('drop', onDrop);
  }
  handlers.push(handler);
  return () => {
    handlers.splice(handlers.indexOf(handler), 1);
    if (handlers.length > 0) return;
    removeEventListener('dragover', onDragOver);
    removeEventListener('drop', onDrop);
  };
}

/** Handles files dropped anywhere on the page. Otherwise the browser would navigate to them. */
export function useDroppedFiles(onFiles: OnFiles): void {
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => register((files) => latest.current(files)), []);
}
