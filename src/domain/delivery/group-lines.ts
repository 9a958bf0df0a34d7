type Grouped = { order: { parcel?: { id: string; orders: number } | undefined } };

/** Groups lines for display: lines of orders sent together share a heading, a single line has none. */
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
