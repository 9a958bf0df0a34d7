// biome-ignore-all lint/performance/noBarrelFile: the shell's one entry. Each island file is a separate request on every page; from here the four are one.
export { Drawer } from './Drawer.tsx';
export { Footer } from './Footer.tsx';
export { Header } from './Header.tsx';
export { Toasts } from './Toasts.tsx';
