interface Palette {
  wall?: string | null
  plinth?: string | null
  accent?: string | null
  deep?: string | null
  soft?: string | null
}

const colourPattern = /^#[\da-f]{6}$/i

/** A category's colours as custom properties over those of tokens.css; others stay as they are. */
export function paletteStyle(palette: Palette | null): string | undefined {
  const parts = Object.entries(palette ?? {})
    .filter(([, colour]) => typeof colour === 'string' && colourPattern.test(colour))
    .map(([name, colour]) => `--${name}:${colour}`)
  return parts.length === 0 ? undefined : parts.join(';')
}
