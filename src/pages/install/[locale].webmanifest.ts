import type { APIRoute } from 'astro';
import { install } from '../../i18n/install/install.ts';
import { directionOf, type Locale, locales } from '../../i18n/language/locale.ts';
import { pick } from '../../i18n/language/message.ts';
import { shell, titles } from '../../i18n/shell/shell.ts';
import { appIcons } from '../../layouts/app-icon.ts';
import { themeColours } from '../../panel/constants.ts';
import { panelRoutes } from '../../panel/routes.ts';
import { sharedText } from '../../panel/shared-text.ts';

/** Kinds of order with a shortcut on the installed panel's icon. */
const shortcuts = ['rx', 'stockSingle', 'stockMulti', 'accessories'] as const;

export const getStaticPaths = () => locales.map((locale) => ({ params: { locale } }));

/** The web app manifest, in one language. */
export const GET: APIRoute = ({ params }) => {
  const locale = params.locale as Locale;
  const name = pick(shell.texts.brand, locale);
  return Response.json({
    id: '/',
    name,
    short_name: name,
    description: pick(install.texts.description, locale),
    lang: locale,
    dir: directionOf(locale),
    start_url: panelRoutes.dashboard.path,
    scope: '/',
    display: 'standalone',
    background_color: themeColours.light.layout,
    theme_color: themeColours.light.header,
    icons: Object.entries(appIcons).map(([file, { edge, isMaskable }]) => ({
      src: `/install/${file}`,
      sizes: `${edge}x${edge}`,
      type: 'image/png',
      purpose: isMaskable ? 'maskable' : 'any',
    })),
    // Handled by the service worker, so that the text stays on the device.
    share_target: {
      action: sharedText.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text' },
    },
    shortcuts: shortcuts.map((route) => ({
      name: pick(titles.texts[route], locale),
      url: panelRoutes[route].path,
    })),
  });
};
