// biome-ignore-all lint/performance/noBarrelFile: the shell's only entry. Each island file is a separate request on every page; this file makes the four one.
export { Drawer } from './Drawer.tsx';
export { Footer } from './Footer.tsx';
export { Header } from './Header.tsx';
export { Toasts } from './Toasts.tsx';
