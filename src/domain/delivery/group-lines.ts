type Grouped = { order: { parcel?: { id: string; orders: number } | undefined } };

/** Lines as they are listed, those of orders that were sent together under one heading; a line by itself has none. */
export function groupLines<Each extends Grouped>(
  lines: readonly Each[],
): { parcel: Grouped['order']['parcel']; lines: Each[] }[] {
  const groups: ReturnType<typeof groupLines<Each>> = [];
  for (const line of lines) {
    const { parcel } = line.order;
    const own = parcel && groups.find((group) => group.parcel?.id === parcel.id);
    if (own) own.lines.push(line);
    else groups.push({ parcel, lines: [line] });
  }
  return groups;
}
