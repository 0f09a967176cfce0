/** How the suites start Chromium. */
export const browserArgs = [
  ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...['--disable-component-update', '--no-first-run'],
]
