/** For `.astro` and `.scss`, which Biome leaves alone. */
export default {
  printWidth: 100,
  singleQuote: true,
  plugins: ['prettier-plugin-astro'],
  overrides: [{ files: '*.astro', options: { parser: 'astro' } }],
};
