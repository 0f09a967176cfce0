import { textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'

const choices = {
  color: textColours,
  'background-color': textMarks,
  'font-size': textSizes,
} as const

export type StyleName = keyof typeof choices
export const styleNames = Object.keys(choices) as StyleName[]

/** A hex colour as browsers serialise it: `#9c2f26` becomes `rgb(156, 47, 38)`. */
function asSent(value: string): string {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(value) ?? []
  if (red === undefined || green === undefined || blue === undefined) return value
  return `rgb(${[red, green, blue].map((part) => Number.parseInt(part, 16)).join(', ')})`
}

const known = Object.fromEntries(
  Object.entries(choices).map(([name, palette]) => [
    name,
    new Map(
      Object.values(palette).flatMap(({ value }) => [
        [value, value],
        [asSent(value), value],
      ]),
    ),
  ]),
) as unknown as Record<StyleName, ReadonlyMap<string, string>>

/** Null outside of the palette: the server would replace such a style by the nearest choice. */
export function knownStyle(name: StyleName, value: string): string | null {
  return known[name].get(value.trim().toLowerCase()) ?? null
}

export function keptStyles(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): string {
  return styleNames
    .flatMap((name) => {
      const value = knownStyle(name, style.getPropertyValue(name))
      return value === null ? [] : [`${name}: ${value}`]
    })
    .join('; ')
}
