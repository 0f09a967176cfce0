import type { Palette } from '../content/records.ts'
import { colourPattern } from './picture-source.ts'

/** Custom properties that override those of tokens.css; unset colours are unchanged. */
export function paletteStyle(palette: Palette | null): string | undefined {
  const parts = Object.entries(palette ?? {})
    .filter(([, colour]) => typeof colour === 'string' && colourPattern.test(colour))
    .map(([name, colour]) => `--${name}:${colour}`)
  return parts.length === 0 ? undefined : parts.join(';')
}
