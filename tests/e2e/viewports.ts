/** Sizes in px of the phone and the desktop that the browser tests use. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const
