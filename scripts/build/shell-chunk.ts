/** Everything each page needs before its shell is live travels in one file: on a slow line a request costs more than bytes. */
export function shellInOneChunk() {
  return {
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'shell',
            test: /node_modules\/(preact|react|react-dom|scheduler|nanostores|@nanostores|@astrojs)\/|src\/(islands\/shell|stores\/shell|i18n\/(define|shell))/,
          },
        ],
      },
    },
  };
}
