const shared = /<link rel="stylesheet"[^>]*>/;

/**
 * Astro writes the shared sheet at the end of the head. The screen's own rules are written to follow it, as they do
 * once a navigation has brought them.
 */
export function putSheetFirst(html: string): string {
  const [sheet] = html.match(shared) ?? [];
  const [head = '', ...rest] = html.split('</head>');
  if (!(sheet && head.includes('<style>'))) return html;
  const moved = head.replace(sheet, '').replace('<style>', () => `${sheet}<style>`);
  return [moved, ...rest].join('</head>');
}
