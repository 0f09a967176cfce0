import { textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'

const choices = {
  color: textColours,
  'background-color': textMarks,
  'font-size': textSizes,
} as const

export type StyleName = keyof typeof choices
export const styleNames = Object.keys(choices) as StyleName[]

/** `#9c2f26` as browsers tell it: `rgb(156, 47, 38)`. */
function asTold(value: string): string {
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
        [asTold(value), value],
      ]),
    ),
  ]),
) as unknown as Record<StyleName, ReadonlyMap<string, string>>

/**
 * The value of a style as the palette has it; null for what is not in it. The server would make the
 * nearest choice of that, and what is typed here looks as it will look.
 */
export function knownStyle(name: StyleName, value: string): string | null {
  return known[name].get(value.trim().toLowerCase()) ?? null
}

/** What of a style attribute stays. */
export function keptStyles(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): string {
  return styleNames
    .flatMap((name) => {
      const value = knownStyle(name, style.getPropertyValue(name))
      return value === null ? [] : [`${name}: ${value}`]
    })
    .join('; ')
}
