// Node 20 has no navigator; a page says by it that somebody signs out.
Object.defineProperty(globalThis, 'navigator', {
  value: { sendBeacon: () => true },
  configurable: true,
})
