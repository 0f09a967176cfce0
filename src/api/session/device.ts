import Bowser from 'bowser'

/** Browser and system as their owner knows them, e.g. `Chrome, Android`; null for none known. */
export function deviceOf(userAgent: string | null): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent)
  return [browser.name, os.name].filter(Boolean).join(', ') || null
}
