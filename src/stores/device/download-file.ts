/** Hands a file made on the device to the reader. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the time the event loop turns.
  setTimeout(() => URL.revokeObjectURL(address));
}
