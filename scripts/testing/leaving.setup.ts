// Node 20 has no `navigator`, which pages use to report a sign-out.
Object.defineProperty(globalThis, 'navigator', {
  value: { sendBeacon: () => true },
  configurable: true,
})
