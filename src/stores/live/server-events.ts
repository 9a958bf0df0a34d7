/** One server-sent event; a heartbeat has no data. */
export type ServerEvent = { id: string; name: string; data: string };

function parse(block: string): ServerEvent {
  const event = { id: '', name: 'message', data: '' };
  for (const line of block.split('\n')) {
    const [field, value] = [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)];
    if (field === 'id' || field === 'data') event[field] = value;
    else if (field === 'event') event.name = value;
  }
  return event;
}

/** Reads the events of an answer until it ends; `onBytes` is called whenever something arrives. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  take: (event: ServerEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes();
    text += decoder.decode(part.value, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) take(parse(block));
  }
}
